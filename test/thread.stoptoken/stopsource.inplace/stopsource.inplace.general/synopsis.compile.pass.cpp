// [stopsource.inplace.general]/1
//
// No member function of inplace_stop_source throws, and get_token returns an inplace_stop_token.

#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

static_assert(std::is_nothrow_default_constructible_v<exs::inplace_stop_source>);
static_assert(std::is_nothrow_destructible_v<exs::inplace_stop_source>);
static_assert(noexcept(std::declval<const exs::inplace_stop_source&>().get_token()));
static_assert(noexcept(std::declval<const exs::inplace_stop_source&>().stop_requested()));
static_assert(noexcept(std::declval<exs::inplace_stop_source&>().request_stop()));
static_assert(
  std::same_as<decltype(std::declval<const exs::inplace_stop_source&>().get_token()), exs::inplace_stop_token>);
