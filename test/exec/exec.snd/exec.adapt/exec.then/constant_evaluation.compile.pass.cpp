// [exec.then]/3
//
// A sender can be made of another one during constant evaluation, and be a constant.
//
// EDITION: cd c++26

#include "execution.h"

struct function {
  int n;
  constexpr int operator()(auto&&...) const noexcept { return n; }
};

constexpr auto adapted_value = ex::then(ex::just(1), function{2});
constexpr auto adapted_error = ex::upon_error(ex::just_error(1), function{2});
constexpr auto adapted_stopped = ex::upon_stopped(ex::just_stopped(), function{2});
constexpr auto nested = ex::upon_stopped(ex::upon_error(ex::then(ex::just(1), function{2}), function{3}), function{4});

template<class Sndr>
consteval int number_in(const Sndr& sndr) {
  auto& [tag, fn, child] = sndr;
  return fn.n;
}

static_assert(number_in(adapted_value) == 2);
static_assert(number_in(adapted_error) == 2);
static_assert(number_in(adapted_stopped) == 2);
static_assert(number_in(nested) == 4);
