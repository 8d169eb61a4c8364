// [exec.set.error]/1
//
// The completion tag of set_error is set_error_t: its unqualified type, and the return type of its signatures.
//
// EDITION: cd c++26

#include "execution.h"

#include <concepts>

static_assert(std::same_as<decltype(ex::set_error), const ex::set_error_t>);
static_assert(std::semiregular<ex::set_error_t>);
static_assert(!std::same_as<ex::set_error_t, ex::set_value_t>);
static_assert(!std::same_as<ex::set_error_t, ex::set_stopped_t>);

using signatures = ex::completion_signatures<decltype(auto(ex::set_error))(int)>;
static_assert(std::same_as<signatures, ex::completion_signatures<ex::set_error_t(int)>>);
