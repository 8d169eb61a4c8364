// [exec.as.awaitable]/7.4
//
// A sender whose completion adaptor does not make an awaitable sender of it is awaited as it is.
//
// EDITION: cd

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>

// Does not make a sender of it.
struct makes_no_sender {
  int operator()(auto&&) const { return 0; }
};

// Cannot be called with it.
struct takes_no_sender {
  int operator()(int) const { return 0; }
};

// Makes a sender that cannot be awaited.
struct makes_two_values {
  auto operator()(auto&&) const {
    return sends<ex::completion_signatures<ex::set_value_t(int), ex::set_value_t()>>(ex::set_value);
  }
};

template<class Adaptor>
struct adapted : sends_int<7> {
  struct attributes {
    Adaptor query(ex::get_await_completion_adaptor_t) const noexcept { return {}; }
  };

  attributes get_env() const noexcept { return {}; }
};

int main(int, char**) {
  const auto body = []() -> coroutine<awaits_senders> {
    assert(co_await adapted<makes_no_sender>() == 7);
    assert(co_await adapted<takes_no_sender>() == 7);
    assert(co_await adapted<makes_two_values>() == 7);
  };
  const auto coro = body();
  coro.resume();
  assert(coro.returned());
  return 0;
}
