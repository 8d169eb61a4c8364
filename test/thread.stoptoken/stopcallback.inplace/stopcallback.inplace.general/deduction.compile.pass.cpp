// [stopcallback.inplace.general]/u1
//
// The type of the function is deduced from the initializer, as from an argument that is passed by value.

#include "execution.h"

#include <concepts>
#include <utility>

struct function {
  void operator()() const noexcept;
};

using token = exs::inplace_stop_token;

static_assert(
  std::same_as<decltype(exs::inplace_stop_callback(token(), function())), exs::inplace_stop_callback<function>>);
static_assert(std::same_as<decltype(exs::inplace_stop_callback(token(), std::declval<function&>())),
  exs::inplace_stop_callback<function>>);
static_assert(std::same_as<decltype(exs::inplace_stop_callback(token(), std::declval<const function&>())),
  exs::inplace_stop_callback<function>>);
static_assert(std::same_as<decltype(exs::inplace_stop_callback(std::declval<token&>(), function())),
  exs::inplace_stop_callback<function>>);
static_assert(std::same_as<decltype(exs::inplace_stop_callback(std::declval<const token&>(), function())),
  exs::inplace_stop_callback<function>>);
