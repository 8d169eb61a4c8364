// [exec.set.stopped]/1
//
// The completion tag of set_stopped is set_stopped_t: its unqualified type, and the return type of its signature.
//
// EDITION: cd c++26

#include "execution.h"

#include <concepts>

static_assert(std::same_as<decltype(ex::set_stopped), const ex::set_stopped_t>);
static_assert(std::semiregular<ex::set_stopped_t>);
static_assert(!std::same_as<ex::set_stopped_t, ex::set_value_t>);
static_assert(!std::same_as<ex::set_stopped_t, ex::set_error_t>);

using signatures = ex::completion_signatures<decltype(auto(ex::set_stopped))()>;
static_assert(std::same_as<signatures, ex::completion_signatures<ex::set_stopped_t()>>);
