// [exec.then]/1
//
// The offence compiles, and something else does not.

#include "execution.h"

#ifdef CONTROL
int value = ex::then(42);
#else
int value = ex::then(42); // REJECTED
int other = ex::just("text");
#endif
