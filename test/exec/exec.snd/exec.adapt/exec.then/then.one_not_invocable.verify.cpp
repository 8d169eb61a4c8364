// [exec.then]/5
//
// If a sender has several value completions, the function must take the values of each of them.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"

struct function {
  void operator()(int) const noexcept {}
#ifdef CONTROL
  void operator()(int, int) const noexcept {}
#endif
};

void test() {
  using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_value_t(int, int)>;
  static_cast<void>(ex::then(sends<signatures>(ex::set_value, 1), function())); // REJECTED
}
