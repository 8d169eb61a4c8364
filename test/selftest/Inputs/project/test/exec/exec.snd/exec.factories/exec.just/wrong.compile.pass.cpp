// [exec.just]/2
//
// What the implementation does not do, so that this test fails on it.

#include "execution.h"

static_assert(ex::just(1) == 2);
