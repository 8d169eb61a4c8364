// [exec.awaitable]/2
//
// What is awaited is what operator co_await returns, a member or not, that takes the operand in its value category; if
// there is none, it is the operand itself.

#include "coroutines.h"
#include "execution.h"

struct int_result {};
struct char_result {};

struct member {
  awaiter<int_result> operator co_await() const;
};

struct member_of_rvalue {
  awaiter<int_result> operator co_await() &&;
};

struct member_of_lvalue {
  awaiter<int_result> operator co_await() &;
};

struct member_by_category {
  awaiter<int_result> operator co_await() &&;
  awaiter<char_result> operator co_await() const&;
};

// Its own functions are not looked at.
struct awaiter_with_member : awaiter<char_result> {
  awaiter<int_result> operator co_await() const;
};

namespace associated {
  struct free {};
  awaiter<int_result> operator co_await(const free&);

  struct free_of_rvalue {};
  awaiter<int_result> operator co_await(free_of_rvalue&&);

  struct free_of_lvalue {};
  awaiter<int_result> operator co_await(free_of_lvalue&);

  struct awaiter_with_free : awaiter<char_result> {};
  awaiter<int_result> operator co_await(const awaiter_with_free&);

  struct without {};

  struct free_of_nothing_awaitable {};
  int operator co_await(const free_of_nothing_awaitable&);
} // namespace associated

// What it returns is not asked for its own operator co_await.
struct member_twice {
  member operator co_await() const;
};

struct member_of_nothing_awaitable {
  int operator co_await() const;
};

static_assert(awaited_as<awaiter<int_result>, int_result>);
static_assert(awaited_as<member, int_result>);
static_assert(awaited_as<member&, int_result>);
static_assert(awaited_as<const member, int_result>);
static_assert(awaited_as<member_of_rvalue, int_result>);
static_assert(!ex::sender<member_of_lvalue>);
static_assert(awaited_as<member_by_category, int_result>);
static_assert(awaited_as<awaiter_with_member, int_result>);

static_assert(awaited_as<associated::free, int_result>);
static_assert(awaited_as<const associated::free&, int_result>);
static_assert(awaited_as<associated::free_of_rvalue, int_result>);
static_assert(!ex::sender<associated::free_of_lvalue>);
static_assert(awaited_as<associated::awaiter_with_free, int_result>);
static_assert(!ex::sender<associated::without>);

static_assert(!ex::sender<member_twice>);
static_assert(!ex::sender<member_of_nothing_awaitable>);
static_assert(!ex::sender<associated::free_of_nothing_awaitable>);
