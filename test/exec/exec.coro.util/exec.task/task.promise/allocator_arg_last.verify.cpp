// [task.promise]/3, [task.promise]/17.1
//
// Something must follow the first allocator_arg among the parameters of the coroutine.
//
// EDITION: cd

#include "execution.h"
#include "tasks.h"

#include <memory>

#ifdef CONTROL
task<int> coroutine(int i, std::allocator_arg_t, std::allocator<int>) {
  co_return i;
} // REJECTED
#else
task<int> coroutine(int i, std::allocator_arg_t) {
  co_return i;
} // REJECTED
#endif
