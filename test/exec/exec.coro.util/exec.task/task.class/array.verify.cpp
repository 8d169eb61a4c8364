// [task.class]/1
//
// The result of a task must not be an array.

#include "execution.h"
#include "tasks.h"

#ifdef CONTROL
using value = int (&)[2];
#else
using value = int[2];
#endif

constexpr auto size = sizeof(ex::task<value, ex::env<>>); // REJECTED
