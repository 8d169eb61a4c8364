// [stopsource.inplace.general]/1
//
// The sole owner of a stop state is neither copied nor moved.

#include "execution.h"

#include <type_traits>

static_assert(!std::is_copy_constructible_v<exs::inplace_stop_source>);
static_assert(!std::is_move_constructible_v<exs::inplace_stop_source>);
static_assert(!std::is_copy_assignable_v<exs::inplace_stop_source>);
static_assert(!std::is_move_assignable_v<exs::inplace_stop_source>);
