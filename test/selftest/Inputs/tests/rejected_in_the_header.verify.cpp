// [exec.then]/1
//
// The offence is rejected in the implementation's header, and a note leads to the line that is to blame.

#include "execution.h"

#ifdef CONTROL
int value = ex::then(42);
#else
int value = ex::then('c'); // REJECTED
#endif
