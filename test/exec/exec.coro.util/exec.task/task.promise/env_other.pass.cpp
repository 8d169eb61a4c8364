// [task.promise]/15.4
//
// Any other query is answered by the task's environment, with the arguments that come with it, if it is a forwarding
// query and the environment has an answer. The receiver's environment is not asked.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <coroutine>

struct environment {
  int query(forwarding) const noexcept { return 1; }
  int query(forwarding, int i, int& j) const noexcept { return j = i + 1; }
  int query(not_forwarding) const noexcept { return 2; }
};

struct another_forwarding {
  template<class Env>
  auto operator()(const Env& env) const noexcept -> decltype(env.query(*this)) {
    return env.query(*this);
  }

  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

struct look {
  template<class Env>
  void operator()(const Env& env) const noexcept {
    assert(env.query(forwarding()) == 1);
    static_assert(!requires { env.query(not_forwarding()); });
    static_assert(!requires { env.query(another_forwarding()); });
    int j = 0;
    assert(env.query(forwarding(), 4, j) == 5);
    assert(j == 5);
  }
};

// Looks at the environment of the promise itself.
struct looking_awaiter {
  static bool await_ready() noexcept { return false; }

  template<class Promise>
  static bool await_suspend(std::coroutine_handle<Promise> h) noexcept {
    if constexpr (requires { h.promise().get_return_object(); })
      look()(ex::get_env(h.promise()));
    return false;
  }

  static void await_resume() noexcept {}
};

struct inlined : environment, scheduled_by<ex::inline_scheduler> {};

task<void, inlined> coroutine() {
  co_await looking_awaiter();
  assert(co_await ex::read_env(forwarding()) == 1);
}

struct nothing {};

struct look_at_nothing {
  template<class Env>
  void operator()(const Env& env) const noexcept {
    static_assert(!requires { env.query(forwarding()); });
  }
};

task<void, nothing> without_answers() {
  co_await looks(look_at_nothing(), ex::set_value);
}

int main(int, char**) {
  const ex::env env{ex::prop(forwarding(), 10), ex::prop(not_forwarding(), 20),
    ex::env{ex::prop(another_forwarding(), 30), inline_env()}};
  {
    record told;
    run(coroutine(), any_receiver(told, env));
    assert(told.value());
  }
  {
    record told;
    run(without_answers(), any_receiver(told, env));
    assert(told.value());
  }
  return 0;
}
