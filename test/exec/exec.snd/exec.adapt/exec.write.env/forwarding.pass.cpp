// [exec.write.env]/3
//
// Of the receiver's environment the child's operation sees the answers to forwarding queries; of the one that is
// written it sees all.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

int main(int, char**) {
  { // the receiver's
    record told;
    auto look = []<class Env>(const Env& env) {
      assert(env.query(forwarding()) == 1);
      static_assert(!requires { env.query(not_forwarding()); });
      static_assert(!std::invocable<not_forwarding, const Env&>);
    };
    run(ex::write_env(looks(look, ex::set_value), ex::env<>{}),
      any_receiver(told, ex::env{ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2)}));
    assert(told.value());
  }
  { // the one that is written
    record told;
    auto look = [](const auto& env) {
      assert(env.query(forwarding()) == 1);
      assert(env.query(not_forwarding()) == 2);
    };
    run(ex::write_env(looks(look, ex::set_value), ex::env{ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2)}),
      any_receiver(told));
    assert(told.value());
  }
  { // both
    record told;
    auto look = [](const auto& env) { assert(env.query(not_forwarding()) == 3); };
    run(ex::write_env(looks(look, ex::set_value), ex::prop(not_forwarding(), 3)),
      any_receiver(told, ex::prop(not_forwarding(), 2)));
    assert(told.value());
  }
  return 0;
}
