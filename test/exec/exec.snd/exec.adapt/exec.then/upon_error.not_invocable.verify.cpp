// [exec.then]/5
//
// A function that cannot be invoked with an error of the sender is an error. (Here it is one before the operation is
// started: whether it is one where upon_error is called is not the same in every edition.)
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

struct function {
  void operator()(int) const noexcept {}
#ifdef CONTROL
  void operator()(int*) const noexcept {}
#endif
};

void test() {
  using signatures = ex::completion_signatures<ex::set_error_t(int), ex::set_error_t(int*)>;
  auto child = sends<signatures>(ex::set_error, 1);
  record told;
  auto op = ex::connect(ex::upon_error(child, function()), any_receiver(told)); // REJECTED
  ex::start(op);                                                                // REJECTED
}
