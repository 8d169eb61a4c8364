// [stopcallback.inplace.general]/1
//
// The function must be destructible, which a type is not whose destructor may throw: it is a mandate.

#include "execution.h"

struct function {
#ifdef CONTROL
  ~function() noexcept;
#else
  ~function() noexcept(false);
#endif
  void operator()() noexcept;
};

static_assert(sizeof(exs::inplace_stop_callback<function>) != 0); // REJECTED
