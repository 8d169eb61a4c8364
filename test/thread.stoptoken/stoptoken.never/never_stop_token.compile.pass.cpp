// [stoptoken.never]/1
//
// never_stop_token is an unstoppable token: that no stop is possible, and none requested, is known without an object.

#include "execution.h"

#include <concepts>
#include <utility>

static_assert(exs::stoppable_token<exs::never_stop_token>);
static_assert(exs::unstoppable_token<exs::never_stop_token>);
static_assert(std::regular<exs::never_stop_token>);

static_assert(!exs::never_stop_token::stop_requested());
static_assert(!exs::never_stop_token::stop_possible());
static_assert(noexcept(exs::never_stop_token::stop_requested()));
static_assert(noexcept(exs::never_stop_token::stop_possible()));
static_assert(std::same_as<decltype(exs::never_stop_token::stop_requested()), bool>);
static_assert(std::same_as<decltype(exs::never_stop_token::stop_possible()), bool>);
