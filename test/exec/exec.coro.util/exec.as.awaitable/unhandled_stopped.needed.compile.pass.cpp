// [exec.as.awaitable]/1
//
// A sender is made awaitable only for a promise whose unhandled_stopped returns what can be converted to a
// coroutine_handle<>, even if the sender is never stopped.
//
// EDITION: cd

#include "execution.h"

#include <concepts>
#include <coroutine>
#include <utility>

struct without {};

template<class Result>
struct with {
  Result unhandled_stopped();
};

struct converted {
  operator std::coroutine_handle<>() const;
};

struct converted_explicitly {
  explicit operator std::coroutine_handle<>() const;
};

using sender = decltype(ex::just(1));

template<class Promise>
concept left_as_it_is =
  std::same_as<decltype(ex::as_awaitable(std::declval<sender>(), std::declval<Promise&>())), sender&&>;

static_assert(left_as_it_is<without>);
static_assert(left_as_it_is<with<void>>);
static_assert(left_as_it_is<with<bool>>);
static_assert(left_as_it_is<with<converted_explicitly>>);
static_assert(!left_as_it_is<with<std::coroutine_handle<>>>);
static_assert(!left_as_it_is<with<std::noop_coroutine_handle>>);
static_assert(!left_as_it_is<with<converted>>);
