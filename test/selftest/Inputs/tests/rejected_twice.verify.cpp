// [exec.then]/1
//
// The offence is rejected, and so is something else.

#include "execution.h"

#ifdef CONTROL
int value = ex::then(42);
#else
int value = ex::then('c'); // REJECTED
int other = ex::just("text");
#endif
