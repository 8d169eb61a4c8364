// [stopcallback.general]/2
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

static_assert(sizeof(exs::stop_callback<function>) != 0); // REJECTED
