// [task.class]/3
//
// No value completion is among the errors of a task.

#include "execution.h"

struct environment {
#ifdef CONTROL
  using error_types = ex::completion_signatures<ex::set_error_t(int)>;
#else
  using error_types = ex::completion_signatures<ex::set_error_t(int), ex::set_value_t(int)>;
#endif
};

constexpr auto size = sizeof(ex::task<int, environment>); // REJECTED
