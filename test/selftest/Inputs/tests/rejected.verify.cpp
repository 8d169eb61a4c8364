// [exec.just]/1
//
// The offence is rejected where it is.

#include "execution.h"

#ifdef CONTROL
int value = ex::just(42);
#else
int value = ex::just("text"); // REJECTED
#endif
