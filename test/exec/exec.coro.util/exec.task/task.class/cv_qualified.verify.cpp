// [task.class]/1
//
// The result of a task must not be a const object.

#include "execution.h"
#include "tasks.h"

#ifdef CONTROL
using value = const int&;
#else
using value = const int;
#endif

constexpr auto size = sizeof(ex::task<value, ex::env<>>); // REJECTED
