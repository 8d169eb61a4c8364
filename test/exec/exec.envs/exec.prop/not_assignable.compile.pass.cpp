// [exec.prop]/4
//
// A prop cannot be assigned to; it can be copied and moved as its value can.

#include "environments.h"
#include "execution.h"
#include "values.h"

#include <memory>
#include <type_traits>

template<class T>
concept not_assignable = !std::is_copy_assignable_v<T> && !std::is_move_assignable_v<T>;

static_assert(not_assignable<ex::prop<forwarding, int>>);
static_assert(not_assignable<ex::prop<forwarding, int&>>);
static_assert(not_assignable<ex::prop<exs::get_allocator_t, std::allocator<int>>>);
static_assert(not_assignable<ex::prop<exs::get_stop_token_t, exs::never_stop_token>>);

static_assert(std::is_copy_constructible_v<ex::prop<forwarding, int>>);
static_assert(std::is_move_constructible_v<ex::prop<forwarding, int>>);
static_assert(std::is_copy_constructible_v<ex::prop<forwarding, int&>>);
static_assert(!std::is_copy_constructible_v<ex::prop<forwarding, move_only>>);
static_assert(std::is_move_constructible_v<ex::prop<forwarding, move_only>>);
