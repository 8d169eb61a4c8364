// [exec.connect]/3
//
// The environment of the promise of the coroutine that awaits an awaitable is that of the receiver, not only what is
// forwarding in it.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <coroutine>
#include <utility>

struct environment {
  int value = 0;

  int query(forwarding) const noexcept { return value; }
  int query(not_forwarding) const noexcept { return value + 1; }
};

struct asks {
  int forwarded = 0;
  int not_forwarded = 0;

  bool await_ready() const noexcept { return false; }

  template<class Promise>
  bool await_suspend(std::coroutine_handle<Promise> h) noexcept {
    const Promise& promise = h.promise();
    static_assert(noexcept(promise.get_env()));
    if constexpr (requires { ex::get_env(promise).query(forwarding()); }) {
      forwarded = ex::get_env(promise).query(forwarding());
      not_forwarded = ex::get_env(promise).query(not_forwarding());
    }
    return false;
  }

  std::pair<int, int> await_resume() const noexcept { return {forwarded, not_forwarded}; }
};

int main(int, char**) {
  record told;
  auto on_value = [](std::pair<int, int> answers) { assert(answers == std::pair(7, 8)); };
  run(asks(), value_receiver(told, on_value, environment{7}));
  assert(told.value());
  return 0;
}
