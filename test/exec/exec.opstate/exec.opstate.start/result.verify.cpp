// [exec.opstate.start]/1
//
// The member function start must return nothing: it is a mandate.
//
// EDITION: c++26

#include "execution.h"
#include "tags.h"

#ifdef CONTROL
using result = void;
#else
using result = int;
#endif

struct operation {
  using operation_state_concept = tag::operation_state;
  result start() & noexcept;
};

void test(operation& op) {
  static_cast<void>(ex::start(op)); // REJECTED
}
