// [exec.set.value]/1
//
// The completion tag of set_value is set_value_t: its unqualified type, and the return type of its signatures.
//
// EDITION: cd c++26

#include "execution.h"

#include <concepts>
#include <type_traits>

static_assert(std::same_as<decltype(ex::set_value), const ex::set_value_t>);
static_assert(std::semiregular<ex::set_value_t>);
static_assert(!std::same_as<ex::set_value_t, ex::set_error_t>);
static_assert(!std::same_as<ex::set_value_t, ex::set_stopped_t>);

using signatures = ex::completion_signatures<decltype(auto(ex::set_value))(int, double)>;
static_assert(std::same_as<signatures, ex::completion_signatures<ex::set_value_t(int, double)>>);
