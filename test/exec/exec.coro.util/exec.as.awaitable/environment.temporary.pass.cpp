// [exec.as.awaitable]/4.4
//
// An answer of the environment may refer to the environment of the promise, also if that is a temporary object: it
// lives as long as the environment of the operation.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "environments.h"
#include "execution.h"

#include <cassert>

template<class Promise>
struct with_temporary : awaits_senders<Promise> {
  struct environment {
    int value = 7;

    environment() = default;
    environment(const environment&) = default;
    ~environment() { *static_cast<volatile int*>(&value) = -1; }

    const int& query(forwarding) const noexcept { return value; }
  };

  environment get_env() const noexcept { return {}; }
};

int main(int, char**) {
  int looked = 0;
  const auto look = [&](const auto& env) {
    ++looked;
    const int& value = env.query(forwarding());
    assert(value == 7);
  };
  const auto body = [&]() -> coroutine<with_temporary> { co_await looks(look, ex::set_value, 1); };
  const auto coro = body();
  coro.resume();
  assert(coro.returned());
  assert(looked == 1);
  return 0;
}
