// [exec.just]/2
//
// The sender can be made, copied and moved in a constant expression.

#include "execution.h"
#include "values.h"

#include <utility>

constexpr auto none = ex::just();
constexpr auto one = ex::just(1);
constexpr auto several = ex::just(1, 'a', 2.0);
constexpr auto error = ex::just_error(1);
constexpr auto stopped = ex::just_stopped();

constexpr bool test() {
  auto sndr = ex::just(move_only(1));
  auto moved = std::move(sndr);
  [[maybe_unused]] auto again = std::move(moved);
  [[maybe_unused]] auto copy = several;
  int i = 0;
  [[maybe_unused]] auto lvalue = ex::just_error(i);
  return true;
}

static_assert(test());
