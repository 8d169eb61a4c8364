// [task.class]/1
//
// The environment of a task must be a class.

#include "execution.h"
#include "tasks.h"

#ifdef CONTROL
struct environment {};
#else
enum environment {};
#endif

constexpr auto size = sizeof(ex::task<int, environment>); // REJECTED
