// [stoptoken.inplace.general]/1
//
// inplace_stop_token is a stop token, whose callbacks are specializations of inplace_stop_callback, and none that is
// unstoppable.

#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

struct function {
  void operator()() noexcept;
};

static_assert(exs::stoppable_token<exs::inplace_stop_token>);
static_assert(!exs::unstoppable_token<exs::inplace_stop_token>);
static_assert(std::regular<exs::inplace_stop_token>);
static_assert(std::swappable<exs::inplace_stop_token>);
static_assert(std::same_as<exs::inplace_stop_token::callback_type<function>, exs::inplace_stop_callback<function>>);
static_assert(std::same_as<exs::inplace_stop_token::callback_type<function&>, exs::inplace_stop_callback<function&>>);

static_assert(std::is_nothrow_copy_constructible_v<exs::inplace_stop_token>);
static_assert(noexcept(std::declval<exs::inplace_stop_token&>().swap(std::declval<exs::inplace_stop_token&>())));
static_assert(noexcept(std::declval<const exs::inplace_stop_token&>().stop_requested()));
static_assert(noexcept(std::declval<const exs::inplace_stop_token&>().stop_possible()));
