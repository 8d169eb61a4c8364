// [task.promise]/3, [task.promise]/17.1
//
// Something must follow the first allocator_arg among the parameters of the coroutine.
//
// EDITION: cd

#include "execution.h"
#include "tasks.h"

#include <memory>

#ifdef CONTROL
task<int> coroutine(int i, std::allocator_arg_t, std::allocator<int>) { // REJECTED
  co_return i;                                                          // REJECTED
} // REJECTED
#else
task<int> coroutine(int i, std::allocator_arg_t) { // REJECTED
  co_return i;                                     // REJECTED
} // REJECTED
#endif
