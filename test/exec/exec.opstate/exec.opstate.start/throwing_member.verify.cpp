// [exec.opstate.start]/1
//
// The member function start must be noexcept: it is a mandate.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept(nothrow);
};

void test(operation& op) {
  ex::start(op); // REJECTED
}
