// [exec.then]/5
//
// A function that cannot be invoked without arguments is an error if the sender can be stopped. (Here it is one before
// the operation is started: whether it is one where upon_stopped is called is not the same in every edition.)
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

struct function {
  void operator()(int) const noexcept {}
#ifdef CONTROL
  void operator()() const noexcept {}
#endif
};

void test() {
  record told;
  auto op = ex::connect(ex::upon_stopped(ex::just_stopped(), function()), any_receiver(told)); // REJECTED
  ex::start(op);                                                                               // REJECTED
}
