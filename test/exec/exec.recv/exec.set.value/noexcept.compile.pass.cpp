// [exec.set.value]/1
//
// set_value(rcvr, vs...) does not throw: it is expression-equivalent to a call that must not.
//
// EDITION: cd c++26

#include "execution.h"

#include <utility>

struct receiver {
  void set_value(auto&&...) && noexcept;
};

static_assert(noexcept(ex::set_value(std::declval<receiver>())));
static_assert(noexcept(ex::set_value(std::declval<receiver>(), std::declval<int&>(), std::declval<double>())));
