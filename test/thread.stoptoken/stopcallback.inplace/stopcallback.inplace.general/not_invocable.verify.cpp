// [stopcallback.inplace.general]/1
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

static_assert(sizeof(exs::inplace_stop_callback<function>) != 0); // REJECTED
