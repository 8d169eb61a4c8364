// [exec.just]/1
//
// No line is marked.

#include "execution.h"

#ifdef CONTROL
int value = ex::just(42);
#else
int value = ex::just("text");
#endif
