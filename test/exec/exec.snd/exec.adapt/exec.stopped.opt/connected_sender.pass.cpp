// [exec.stopped.opt]/4
//
// The child's operation sees the environment of the receiver. The sender can be connected as an lvalue, again and
// again, and as an rvalue; nothing happens before the start.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <optional>
#include <utility>

int main(int, char**) {
  { // the environment
    record told;
    exs::inplace_stop_source source;
    run(ex::stopped_as_optional(looks(
          [&](const auto& env) {
            assert(env.query(forwarding()) == 1);
            assert(exs::get_stop_token(env) == source.get_token());
          },
          ex::set_value, 7)),
      any_receiver(told, ex::env{ex::prop(forwarding(), 1), ex::prop(exs::get_stop_token, source.get_token())}));
    assert(told.value());
  }
  { // lvalues and rvalues
    auto sndr = ex::stopped_as_optional(ex::just(1));
    auto has_one = [](std::optional<int> value) noexcept { assert(value == 1); };
    record first, second, third, fourth;
    run(sndr, value_receiver(first, has_one));
    assert(first.value());
    run(std::as_const(sndr), value_receiver(second, has_one));
    assert(second.value());
    run(std::move(sndr), value_receiver(third, has_one));
    assert(third.value());
    run(ex::stopped_as_optional(move_only_sender(ex::just(1))), value_receiver(fourth, has_one));
    assert(fourth.value());
  }
  { // an operation that is never started
    record told;
    deferred<ex::set_value_t(int), ex::set_stopped_t()> source;
    {
      auto op = ex::connect(ex::stopped_as_optional(source.sender()), any_receiver(told));
      assert(!source.started());
    }
    assert(told.pending());
  }
  return 0;
}
