// [exec.general]/9
//
// Queries ask an object as a const lvalue, whatever it is.

#include "execution.h"
#include "queries.h"

#include <memory>

static_assert(asks_const_lvalues<exs::get_stop_token_t, exs::inplace_stop_token>);
static_assert(asks_const_lvalues<exs::get_allocator_t, std::allocator<int>>);
static_assert(asked_in_vain<mutable_env<exs::get_allocator_t, std::allocator<int>>, exs::get_allocator_t>);
