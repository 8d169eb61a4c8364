// [stopcallback.inplace.general]/1
//
// The function must be one that can be called as what it is: a class type whose objects can be called as lvalues alone
// will not do.

#include "execution.h"

struct function {
#ifdef CONTROL
  void operator()() && noexcept;
#else
  void operator()() & noexcept;
#endif
};

static_assert(sizeof(exs::inplace_stop_callback<function>) != 0); // REJECTED
