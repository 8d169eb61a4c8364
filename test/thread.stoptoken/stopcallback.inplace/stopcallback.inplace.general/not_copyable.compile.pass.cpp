// [stopcallback.inplace.general]/u1
//
// A callback is neither copied nor moved, and its destructor does not throw.

#include "execution.h"

#include <type_traits>

struct function {
  void operator()() noexcept;
};

using callback = exs::inplace_stop_callback<function>;

static_assert(!std::is_copy_constructible_v<callback>);
static_assert(!std::is_move_constructible_v<callback>);
static_assert(!std::is_copy_assignable_v<callback>);
static_assert(!std::is_move_assignable_v<callback>);
static_assert(std::is_nothrow_destructible_v<callback>);
