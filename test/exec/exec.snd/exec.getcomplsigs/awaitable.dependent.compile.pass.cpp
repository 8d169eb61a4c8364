// [exec.getcomplsigs]/3.4
//
// An awaitable that can be awaited only by a coroutine with an environment has no completion signatures without one,
// and is a dependent sender.

#include "coroutines.h"
#include "execution.h"

#include <coroutine>

struct needs_promise {
  bool await_ready() const noexcept;

  template<class Promise>
    requires requires(Promise& promise) { promise.get_env(); }
  void await_suspend(std::coroutine_handle<Promise>) const noexcept;

  int await_resume() const noexcept;
};

struct needs_promise_for_itself {
  awaiter<int> as_awaitable(auto& promise) const noexcept;
};

template<class Awaitable>
concept dependent = ex::sender<Awaitable> && !ex::sender_in<Awaitable> && ex::dependent_sender<Awaitable> &&
                    awaited_in_as<Awaitable, ex::env<>, int>;

static_assert(dependent<needs_promise>);
static_assert(dependent<needs_promise_for_itself>);
static_assert(!ex::dependent_sender<awaiter<int>>);
