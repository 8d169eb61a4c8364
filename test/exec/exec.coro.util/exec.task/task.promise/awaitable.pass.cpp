// [task.promise]/10
//
// Awaitables that are no senders of their own can be awaited: with await functions, with an operator co_await that is a
// member or is not, as lvalues and rvalues. The coroutine goes on where its scheduler is.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tasks.h"

#include <cassert>
#include <coroutine>
#include <utility>

struct awaiter {
  std::coroutine_handle<>* waiting;
  int result;

  bool await_ready() const noexcept { return waiting == nullptr; }
  void await_suspend(std::coroutine_handle<> h) const noexcept { *waiting = h; }
  int await_resume() const {
    if (result < 0)
      throw result;
    return result;
  }
};

struct with_member {
  awaiter base;
  awaiter operator co_await() const noexcept { return base; }
};

struct without_member {
  awaiter base;
};

awaiter operator co_await(without_member a) noexcept {
  return a.base;
}

template<class Environment>
task<int, Environment> coroutine(std::coroutine_handle<>& waiting) {
  awaiter lvalue{&waiting, 1};
  int sum = co_await lvalue;
  sum += co_await awaiter{&waiting, 2};
  sum += co_await awaiter{nullptr, 4};
  sum += co_await with_member{&waiting, 8};
  sum += co_await without_member{&waiting, 16};
  try {
    co_await awaiter{&waiting, -1};
  } catch (int i) {
    sum -= i * 32;
  }
  co_return sum;
}

template<class Environment>
void test() {
  manual_resource<> home;
  manual_resource<> other;
  std::coroutine_handle<> waiting;
  record told;
  auto op = ex::connect(coroutine<Environment>(waiting),
    value_receiver(
      told,
      [&](int sum) {
        assert(sum == 63);
        assert((home.is_current() != std::is_same_v<Environment, scheduled_by<ex::inline_scheduler>>));
      },
      started_on(home.scheduler())));
  start_on(home, op);
  home.run_all();
  while (waiting) {
    other.execute([&] { std::exchange(waiting, nullptr).resume(); });
    home.run_all();
  }
  assert(told.value());
}

int main(int, char**) {
  test<ex::env<>>();
  test<scheduled_by<manual_resource<>::scheduler_type>>();
  test<scheduled_by<ex::inline_scheduler>>();
  return 0;
}
