// [exec.just]/2.1
//
// Nothing is thrown.

#include "execution.h"

static_assert(noexcept(ex::just(1)));
