// [stopcallback.inplace.general]/u1
//
// A callback names the type of its function.

#include "execution.h"

#include <concepts>

struct function {
  void operator()() noexcept;
};

struct other_function {
  void operator()() noexcept;
};

static_assert(std::same_as<exs::inplace_stop_callback<function>::callback_type, function>);
static_assert(std::same_as<exs::inplace_stop_callback<other_function>::callback_type, other_function>);
