// [stopcallback.general]/2
//
// The function must be one that can be called without arguments: it is a mandate.

#include "execution.h"

struct function {
#ifdef CONTROL
  void operator()() noexcept;
#else
  void operator()(int) noexcept;
#endif
};

static_assert(sizeof(exs::stop_callback<function>) != 0); // REJECTED
