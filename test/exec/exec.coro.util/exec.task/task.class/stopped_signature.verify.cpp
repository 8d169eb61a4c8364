// [task.class]/3
//
// No stopped completion is among the errors of a task.

#include "execution.h"

struct environment {
#ifdef CONTROL
  using error_types = ex::completion_signatures<>;
#else
  using error_types = ex::completion_signatures<ex::set_stopped_t()>;
#endif
};

constexpr auto size = sizeof(ex::task<int, environment>); // REJECTED
