// [exec.just]/1
//
// The offence compiles.

#include "execution.h"

#ifdef CONTROL
int value = ex::just(42);
#else
int value = ex::just('c'); // REJECTED
#endif
