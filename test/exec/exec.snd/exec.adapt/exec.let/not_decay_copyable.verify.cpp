// [exec.let]/7.1
//
// let_value(sndr, f) is ill-formed if it is known at once that a datum cannot be decay-copied.
//
// EDITION: cd

#include "execution.h"
#include "senders.h"
#include "values.h"

struct function {
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

void test() {
#ifdef CONTROL
  deferred<ex::set_value_t(move_only)> source;
#else
  deferred<ex::set_value_t(move_only&)> source;
#endif
  static_cast<void>(ex::let_value(source.sender(), function())); // REJECTED
}
