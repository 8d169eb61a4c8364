// [exec.then]/5
//
// If a sender has several error completions, the function of upon_error must take each of the errors. If it does not,
// that is an error where upon_error is called.
//
// EDITION: c++26

#include "execution.h"
#include "senders.h"

struct function {
  void operator()(int) const noexcept {}
#ifdef CONTROL
  void operator()(int*) const noexcept {}
#endif
};

void test() {
  using signatures = ex::completion_signatures<ex::set_error_t(int), ex::set_error_t(int*)>;
  static_cast<void>(ex::upon_error(sends<signatures>(ex::set_error, 1), function())); // REJECTED
}
