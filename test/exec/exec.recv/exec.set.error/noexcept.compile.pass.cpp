// [exec.set.error]/1
//
// set_error(rcvr, err) does not throw: it is expression-equivalent to a call that must not.
//
// EDITION: cd c++26

#include "execution.h"

#include <utility>

struct receiver {
  void set_error(auto&&) && noexcept;
};

static_assert(noexcept(ex::set_error(std::declval<receiver>(), std::declval<int>())));
static_assert(noexcept(ex::set_error(std::declval<receiver>(), std::declval<int&>())));
static_assert(noexcept(ex::set_error(std::declval<receiver>(), std::declval<const int&>())));
