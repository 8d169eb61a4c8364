// [task.promise]/8
//
// The error of a with_error must not be convertible to two of the error types, even if it is the same as one of them.

#include "execution.h"
#include "tasks.h"

#ifdef CONTROL
using environment = fails_with<int, void*>;
#else
using environment = fails_with<int, long>;
#endif

task<void, environment> coroutine(int error) {
  co_yield ex::with_error(error); // REJECTED
}
