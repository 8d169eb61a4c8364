// [exec.let]/5
//
// The child's operation does not see what the receiver answers to a query that is not a forwarding one.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

template<class Adaptor, class Tag, class... Ts>
void test(const Adaptor& adaptor, Tag tag, Ts... ts) {
  bool looked = false;
  auto look = [&]<class Env>(const Env& env) {
    looked = true;
    static_assert(!requires { env.query(not_forwarding()); });
    static_assert(!std::invocable<not_forwarding, const Env&>);
  };
  record told;
  run(adaptor(looks(look, tag, ts...), [](auto&&...) { return ex::just(); }),
    any_receiver(told, ex::prop(not_forwarding(), 7)));
  assert(looked);
  assert(told.value());
}

int main(int, char**) {
  test(ex::let_value, ex::set_value);
  test(ex::let_error, ex::set_error, 1);
  test(ex::let_stopped, ex::set_stopped);
  return 0;
}
