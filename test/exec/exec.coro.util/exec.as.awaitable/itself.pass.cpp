// [exec.as.awaitable]/7.2
//
// What is awaitable in a coroutine whose promise has no await_transform is left as it is, a sender, too.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <coroutine>
#include <memory>
#include <utility>

struct awaits_7 {
  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  int await_resume() const noexcept { return 7; }
};

struct awaitable_sender : awaits_7, sends_int<8> {};

struct with_operator {
  awaits_7 operator co_await() const noexcept { return {}; }
};

struct sender_with_operator : with_operator, sends_int<8> {};

template<class Awaitable>
void test() {
  const auto body = []() -> coroutine<awaits_senders> {
    assert(co_await Awaitable() == 7);
    const Awaitable lvalue;
    assert(co_await lvalue == 7);
  };
  const auto coro = body();
  coro.resume();
  assert(coro.returned());

  Awaitable lvalue;
  auto& p = coro.promise();
  static_assert(std::same_as<decltype(ex::as_awaitable(lvalue, p)), Awaitable&>);
  static_assert(std::same_as<decltype(ex::as_awaitable(std::as_const(lvalue), p)), const Awaitable&>);
  static_assert(std::same_as<decltype(ex::as_awaitable(std::move(lvalue), p)), Awaitable&&>);
  assert(std::addressof(ex::as_awaitable(lvalue, p)) == &lvalue);
}

int main(int, char**) {
  test<awaits_7>();
  test<awaitable_sender>();
  test<with_operator>();
  test<sender_with_operator>();
  return 0;
}
