// [exec.connect]/5
//
// An awaitable cannot be connected to a receiver that does not take the stopped completion.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "tags.h"

#include <exception>

struct receiver {
  using receiver_concept = tag::receiver;

#ifdef CONTROL
  void set_stopped() && noexcept {}
#endif
  void set_value(int) && noexcept {}
  void set_error(std::exception_ptr) && noexcept {}
};

void test() {
  auto op = ex::connect(ready{[] { return 7; }}, receiver()); // REJECTED
  ex::start(op);
}
