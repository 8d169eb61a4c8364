// [exec.opstate.start]/1
//
// start(op) calls the member function start of the lvalue op, as it is, once.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <utility>

struct counting {
  using operation_state_concept = tag::operation_state;

  int* as_lvalue;
  int* as_const_lvalue;
  int* as_rvalue;

  constexpr void start() & noexcept { ++*as_lvalue; }
  constexpr void start() const& noexcept { ++*as_const_lvalue; }
  constexpr void start() && noexcept { ++*as_rvalue; }
  constexpr void start() const&& noexcept { ++*as_rvalue; }
};

constexpr bool test() {
  int as_lvalue = 0;
  int as_const_lvalue = 0;
  int as_rvalue = 0;
  counting op{&as_lvalue, &as_const_lvalue, &as_rvalue};
  ex::start(op);
  assert(as_lvalue == 1);
  assert(as_const_lvalue == 0);
  ex::start(std::as_const(op));
  assert(as_lvalue == 1);
  assert(as_const_lvalue == 1);
  assert(as_rvalue == 0);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
