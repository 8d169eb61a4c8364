// [exec.awaitable]/6
//
// The promise for which it is decided whether something can be awaited in an environment looks like that of a coroutine
// without a result, and none of its functions throws. Its get_env returns a reference to the environment.

#include "coroutines.h"
#include "environments.h"
#include "execution.h"

#include <concepts>
#include <coroutine>

struct environment {
  int query(forwarding) const noexcept;
};

template<class Promise>
concept of_coroutine = requires(Promise& promise, const Promise& const_promise) {
  { promise.get_return_object() } noexcept;
  { promise.initial_suspend() } noexcept;
  { promise.final_suspend() } noexcept;
  { promise.unhandled_exception() } noexcept -> std::same_as<void>;
  { promise.return_void() } noexcept -> std::same_as<void>;
  { promise.unhandled_stopped() } noexcept -> std::same_as<std::coroutine_handle<>>;
  { const_promise.get_env() } noexcept;
};

template<class Promise, class Env>
concept has_environment = requires(const Promise& promise) {
  { promise.get_env() } -> std::same_as<const Env&>;
};

struct result {};

template<class Env>
struct looks_at_promise {
  bool await_ready();

  template<of_coroutine Promise>
  void await_suspend(std::coroutine_handle<Promise>)
    requires has_environment<Promise, Env> || has_environment<Promise, ex::env<>>;

  result await_resume();
};

static_assert(awaited_in_as<looks_at_promise<ex::env<>>, ex::env<>, result>);
static_assert(awaited_in_as<looks_at_promise<environment>, environment, result>);
