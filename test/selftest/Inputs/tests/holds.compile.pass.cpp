// [exec.just]/1
//
// Assertions that hold.

#include "execution.h"

static_assert(ex::just(42) == 42);
