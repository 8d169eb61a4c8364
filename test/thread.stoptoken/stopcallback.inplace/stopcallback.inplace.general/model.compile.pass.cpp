// [stopcallback.inplace.general]/2, [stoptoken.concepts]/3.1, [stoptoken.concepts]/7.3
//
// A callback that can be made from a const token can be made from a token of each value category, const or not.

#include "execution.h"

#include <concepts>

struct initializer {};

struct function {
  explicit function(initializer);
  void operator()() noexcept;
};

template<class Fn, class Init>
constexpr bool from_each_token =
  std::constructible_from<exs::inplace_stop_callback<Fn>, exs::inplace_stop_token, Init> &&
  std::constructible_from<exs::inplace_stop_callback<Fn>, exs::inplace_stop_token&, Init> &&
  std::constructible_from<exs::inplace_stop_callback<Fn>, const exs::inplace_stop_token, Init> &&
  std::constructible_from<exs::inplace_stop_callback<Fn>, const exs::inplace_stop_token&, Init>;

static_assert(from_each_token<function, initializer>);
static_assert(from_each_token<function, const initializer&>);
static_assert(from_each_token<function, function>);
