// [exec.just]/1
//
// An assertion that does not hold.

#include "execution.h"

static_assert(ex::just(42) == 43);
