// [stoptoken.general]/1
//
// stop_token is a stop token, whose callbacks are specializations of stop_callback, and none that is unstoppable.

#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

struct function {
  void operator()() noexcept;
};

static_assert(exs::stoppable_token<exs::stop_token>);
static_assert(!exs::unstoppable_token<exs::stop_token>);
static_assert(std::regular<exs::stop_token>);
static_assert(std::swappable<exs::stop_token>);
static_assert(std::same_as<exs::stop_token::callback_type<function>, exs::stop_callback<function>>);
static_assert(std::same_as<exs::stop_token::callback_type<function&>, exs::stop_callback<function&>>);

static_assert(std::is_nothrow_default_constructible_v<exs::stop_token>);
static_assert(std::is_nothrow_copy_constructible_v<exs::stop_token>);
static_assert(noexcept(std::declval<exs::stop_token&>() == std::declval<exs::stop_token&>()));
static_assert(noexcept(std::declval<exs::stop_token&>().swap(std::declval<exs::stop_token&>())));
static_assert(noexcept(std::declval<const exs::stop_token&>().stop_requested()));
static_assert(noexcept(std::declval<const exs::stop_token&>().stop_possible()));
