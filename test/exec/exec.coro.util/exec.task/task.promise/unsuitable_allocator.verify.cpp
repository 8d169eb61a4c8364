// [task.promise]/17.2
//
// The task's allocator must be one that can be made from what follows the allocator_arg.
//
// EDITION: cd

#include "execution.h"
#include "tasks.h"

#include <memory>

#ifdef CONTROL
task<int> coroutine(std::allocator_arg_t, std::allocator<int>) { // REJECTED
  co_return 1;                                                   // REJECTED
} // REJECTED
#else
task<int> coroutine(std::allocator_arg_t, int) { // REJECTED
  co_return 1;                                   // REJECTED
} // REJECTED
#endif
