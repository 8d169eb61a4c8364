// [exec.as.awaitable]/7.3
//
// The completion adaptor is not asked if the sender has a member function as_awaitable or is awaitable itself.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <coroutine>

struct sends_8 {
  template<class Sndr>
  auto operator()(Sndr&&) const {
    return ex::just(8);
  }
};

struct sender : sends_int<9> {
  struct attributes {
    sends_8 query(ex::get_await_completion_adaptor_t) const noexcept { return {}; }
  };

  attributes get_env() const noexcept { return {}; }
};

struct awaits_7 {
  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  int await_resume() const noexcept { return 7; }
};

struct with_member : sender {
  awaits_7 as_awaitable(auto&) const noexcept { return {}; }
};

struct awaitable_sender : awaits_7, sender {};

int main(int, char**) {
  const auto body = []() -> coroutine<awaits_senders> {
    assert(co_await sender() == 8);
    assert(co_await with_member() == 7);
    assert(co_await awaitable_sender() == 7);
  };
  const auto coro = body();
  coro.resume();
  assert(coro.returned());
  return 0;
}
