// [task.class]/3
//
// The errors of a task must be completion signatures.

#include "execution.h"

struct environment {
#ifdef CONTROL
  using error_types = ex::completion_signatures<ex::set_error_t(int)>;
#else
  using error_types = ex::set_error_t(int);
#endif
};

constexpr auto size = sizeof(ex::task<int, environment>); // REJECTED
