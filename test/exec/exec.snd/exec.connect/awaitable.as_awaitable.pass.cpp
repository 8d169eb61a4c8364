// [exec.connect]/3
//
// An object with a member function as_awaitable is awaited by what that returns for the promise of the coroutine, in
// whose environment it can look.

#include "coroutines.h"
#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <coroutine>
#include <utility>

struct environment {
  int value = 0;
  int query(forwarding) const noexcept { return value; }
};

template<class Promise>
int answer(Promise& promise) {
  if constexpr (requires { ex::get_env(promise).query(forwarding()); })
    return ex::get_env(promise).query(forwarding());
  else
    return -1;
}

struct by_member {
  template<class Promise>
  auto as_awaitable(Promise& promise) const {
    return ready{[&promise] { return answer(promise); }};
  }
};

// What it would be without as_awaitable is not looked at.
struct by_itself_or_by_member : by_member {
  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  int await_resume() const noexcept { return -2; }
};

struct by_rvalue {
  template<class Promise>
  auto as_awaitable(Promise& promise) && {
    return ready{[&promise] { return answer(promise); }};
  }

  template<class Promise>
  auto as_awaitable(Promise&) & {
    return ready{[] { return -3; }};
  }
};

template<class Awaitable>
void test(Awaitable&& awaitable) {
  record told;
  auto on_value = [](int value) { assert(value == 7); };
  run(std::forward<Awaitable>(awaitable), value_receiver(told, on_value, environment{7}));
  assert(told.value());
}

int main(int, char**) {
  test(by_member());
  test(by_itself_or_by_member());
  test(by_rvalue());

  const by_member lvalue;
  test(lvalue);
  return 0;
}
