// [exec.opstate.start]/1
//
// An rvalue cannot be started, here what is moved from, whatever its member function start allows.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <utility>

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() const noexcept;
};

void test(operation op) {
#ifdef CONTROL
  ex::start(op);
#else
  ex::start(std::move(op)); // REJECTED
#endif
}
