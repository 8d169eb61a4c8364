// [stopsource.general]/u1
//
// A source is copied, moved and assigned without an exception: the synopsis declares none of these functions and has
// one shared_ptr.
//
// INFORMATIVE: that member is for exposition only, so that the exception specifications follow from it and are not said

#include "execution.h"

#include <type_traits>

static_assert(std::is_nothrow_copy_constructible_v<exs::stop_source>);
static_assert(std::is_nothrow_move_constructible_v<exs::stop_source>);
static_assert(std::is_nothrow_copy_assignable_v<exs::stop_source>);
static_assert(std::is_nothrow_move_assignable_v<exs::stop_source>);
