// [exec.adapt.general]/3.4
//
// Whatever the adaptor, its child sees of the receiver's environment what is forwarding, and no more.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

template<class Adapt>
void test(Adapt adapt) {
  int looks_taken = 0;
  const auto look = [&]<class Env>(const Env& env) {
    static_assert(!requires { env.query(not_forwarding()); });
    assert(env.query(forwarding()) == 1);
    ++looks_taken;
  };
  record told;
  run(adapt(looks(look, ex::set_value, 5)),
    any_receiver(told, ex::env{ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2)}));
  assert(looks_taken == 1 && told.value());
}

int main(int, char**) {
  test([](auto child) { return ex::then(child, [](int) {}); });
  test([](auto child) { return ex::upon_error(child, [](int) {}); });
  test([](auto child) { return ex::upon_stopped(child, [] {}); });
  test([](auto child) { return ex::let_value(child, [](int&) { return ex::just(); }); });
  test([](auto child) { return ex::let_error(child, [](int&) { return ex::just(); }); });
  test([](auto child) { return ex::let_stopped(child, [] { return ex::just(); }); });
  test([](auto child) { return ex::bulk(child, ex::seq, 1, [](int, int) {}); });
  test([](auto child) { return ex::into_variant(child); });
  test([](auto child) { return ex::stopped_as_error(child, 1); });
  test([](auto child) { return ex::continues_on(child, ex::inline_scheduler()); });
  test([](auto child) { return ex::starts_on(ex::inline_scheduler(), child); });
  return 0;
}
