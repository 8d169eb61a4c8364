// [task.class]/1
//
// The result of a task must not be a function.

#include "execution.h"
#include "tasks.h"

#ifdef CONTROL
using value = int (&)();
#else
using value = int();
#endif

constexpr auto size = sizeof(ex::task<value, ex::env<>>); // REJECTED
