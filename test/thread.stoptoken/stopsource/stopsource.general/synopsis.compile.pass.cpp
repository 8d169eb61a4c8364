// [stopsource.general]/u1
//
// A source without a stop state is made explicitly and does not throw; no member function throws.

#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

static_assert(std::is_nothrow_constructible_v<exs::stop_source, exs::nostopstate_t>);
static_assert(!std::is_convertible_v<exs::nostopstate_t, exs::stop_source>);
static_assert(noexcept(std::declval<exs::stop_source&>().swap(std::declval<exs::stop_source&>())));
static_assert(noexcept(std::declval<const exs::stop_source&>().get_token()));
static_assert(noexcept(std::declval<const exs::stop_source&>().stop_possible()));
static_assert(noexcept(std::declval<const exs::stop_source&>().stop_requested()));
static_assert(noexcept(std::declval<exs::stop_source&>().request_stop()));

static_assert(std::same_as<decltype(std::declval<const exs::stop_source&>().get_token()), exs::stop_token>);
static_assert(std::same_as<decltype(std::declval<const exs::stop_source&>().stop_possible()), bool>);
static_assert(std::same_as<decltype(std::declval<const exs::stop_source&>().stop_requested()), bool>);
static_assert(std::same_as<decltype(std::declval<exs::stop_source&>().request_stop()), bool>);
