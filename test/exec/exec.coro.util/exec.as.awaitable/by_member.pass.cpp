// [exec.as.awaitable]/7.1
//
// as_awaitable(expr, p) is expr.as_awaitable(p) if there is such a member function, whatever else expr is.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <coroutine>
#include <utility>

using promise = coroutine<awaits_senders>::promise_type;

struct result : std::suspend_never {
  int value = 0;
  const void* promise = nullptr;
};

struct member {
  result as_awaitable(promise& p) const noexcept { return {{}, 7, &p}; }
};

struct member_of_awaitable : member {
  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  void await_resume() const noexcept {}
};

struct member_of_sender : member, sends_int<8> {};

struct member_by_category {
  result as_awaitable(promise& p) && { return {{}, 7, &p}; }
  result as_awaitable(promise& p) & { return {{}, 8, &p}; }
  result as_awaitable(promise& p) const& { return {{}, 9, &p}; }
};

// What it returns need not be a prvalue.
struct member_with_reference {
  result& as_awaitable(promise&) const noexcept { return *to; }
  result* to;
};

template<class Expr>
void test(Expr&& expr, promise& p, int value) {
  static_assert(std::same_as<decltype(ex::as_awaitable(std::forward<Expr>(expr), p)), result>);
  const result got = ex::as_awaitable(std::forward<Expr>(expr), p);
  assert(got.value == value);
  assert(got.promise == &p);
}

int main(int, char**) {
  const auto body = []() -> coroutine<awaits_senders> { co_await member(); };
  const auto coro = body();
  promise& p = coro.promise();
  test(member(), p, 7);
  test(member_of_awaitable(), p, 7);
  test(member_of_sender(), p, 7);

  member_by_category lvalue;
  test(member_by_category(), p, 7);
  test(lvalue, p, 8);
  test(std::as_const(lvalue), p, 9);

  result referred;
  static_assert(std::same_as<decltype(ex::as_awaitable(member_with_reference{&referred}, p)), result&>);
  assert(&ex::as_awaitable(member_with_reference{&referred}, p) == &referred);

  coro.resume();
  assert(coro.returned());
  return 0;
}
