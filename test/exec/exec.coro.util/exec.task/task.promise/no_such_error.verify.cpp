// [task.promise]/8
//
// The error of a with_error must be convertible to one of the error types.

#include "execution.h"
#include "tasks.h"

struct error {};

#ifdef CONTROL
using environment = fails_with<error, int>;
#else
using environment = fails_with<int>;
#endif

task<void, environment> coroutine() {
  co_yield ex::with_error(error()); // REJECTED
}
