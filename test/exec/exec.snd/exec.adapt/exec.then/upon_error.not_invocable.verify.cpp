// [exec.then]/5
//
// A function that cannot be invoked with the error that the sender sends is an error. (Here it is one before the
// operation is started: whether it is one where upon_error is called is not the same in every edition.)
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

struct function {
#ifdef CONTROL
  void operator()(int) const noexcept {}
#else
  void operator()(int*) const noexcept {}
#endif
};

void test() {
  record told;
  auto op = ex::connect(ex::upon_error(ex::just_error(1), function()), any_receiver(told)); // REJECTED
  ex::start(op);                                                                            // REJECTED
}
