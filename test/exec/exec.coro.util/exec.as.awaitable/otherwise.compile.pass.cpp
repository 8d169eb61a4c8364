// [exec.as.awaitable]/7.5
//
// Anything else is left as it is.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"

#include <concepts>
#include <coroutine>
#include <utility>

using promise = coroutine<awaits_senders>::promise_type;

template<class T>
concept left_as_it_is = std::same_as<decltype(ex::as_awaitable(std::declval<T>(), std::declval<promise&>())), T&&>;

struct nothing {};

// Awaitable by coroutines of this type only
struct for_this_promise {
  bool await_ready() const noexcept;
  void await_suspend(coroutine<awaits_senders>::handle) const noexcept;
  int await_resume() const noexcept;
};

// A promise to which as_awaitable does not apply
struct for_another_promise {
  struct another {};
  std::suspend_never as_awaitable(another&) const;
};

static_assert(left_as_it_is<int>);
static_assert(left_as_it_is<int&>);
static_assert(left_as_it_is<nothing>);
static_assert(left_as_it_is<const nothing&>);
static_assert(left_as_it_is<for_this_promise>);
static_assert(left_as_it_is<for_this_promise&>);
static_assert(left_as_it_is<for_another_promise>);
