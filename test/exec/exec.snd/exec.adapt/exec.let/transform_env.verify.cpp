// [exec.let]/14
//
// let_value.transform_env(sndr, env) is ill-formed if sndr is not one of let_value's senders.
//
// EDITION: cd

#include "execution.h"

struct function {
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

void test() {
#ifdef CONTROL
  auto sndr = ex::let_value(ex::just(), function());
#else
  auto sndr = ex::let_error(ex::just(), function());
#endif
  static_cast<void>(ex::let_value.transform_env(sndr, ex::env<>())); // REJECTED
}
