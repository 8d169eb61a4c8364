// [exec.awaitable]/2
//
// An operator co_await that does not take the operand in its value category is passed over: the operand is awaited by
// another one, or as it is.

#include "coroutines.h"
#include "execution.h"

struct int_result {};
struct char_result {};

struct member_of_lvalue : awaiter<char_result> {
  awaiter<int_result> operator co_await() &;
};

struct member_of_rvalue : awaiter<int_result> {
  awaiter<char_result> operator co_await() &&;
};

namespace associated {
  struct free_of_lvalue : awaiter<char_result> {};
  awaiter<int_result> operator co_await(free_of_lvalue&);

  struct member_of_lvalue_and_free {
    awaiter<int_result> operator co_await() &;
  };
  awaiter<char_result> operator co_await(member_of_lvalue_and_free&&);

  // Nothing of a class is needed.
  enum class color { red };
  awaiter<char_result> operator co_await(color);
} // namespace associated

static_assert(awaited_as<member_of_lvalue, char_result>);
static_assert(awaited_as<member_of_rvalue, char_result>);
static_assert(awaited_as<associated::free_of_lvalue, char_result>);
static_assert(awaited_as<associated::member_of_lvalue_and_free, char_result>);
static_assert(awaited_as<associated::color, char_result>);
static_assert(awaited_as<associated::color&, char_result>);
