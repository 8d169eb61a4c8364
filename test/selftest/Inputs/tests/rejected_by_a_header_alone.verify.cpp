// [exec.then]/1
//
// The only error is in a header, and no note leads to the line that is to blame.

#include "execution.h"

#ifndef CONTROL
#include "fake/offence.hpp" // REJECTED
#endif

int value = ex::then(42);
