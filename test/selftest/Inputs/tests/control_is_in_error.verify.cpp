// [exec.just]/1
//
// The control does not compile either.

#include "execution.h"

#ifdef CONTROL
int value = ex::just();
#else
int value = ex::just("text"); // REJECTED
#endif
