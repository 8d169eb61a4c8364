// [exec.set.stopped]/1
//
// set_stopped(rcvr) does not throw: it is expression-equivalent to a call that must not.
//
// EDITION: cd c++26

#include "execution.h"

#include <utility>

struct receiver {
  void set_stopped() && noexcept;
};

static_assert(noexcept(ex::set_stopped(std::declval<receiver>())));
