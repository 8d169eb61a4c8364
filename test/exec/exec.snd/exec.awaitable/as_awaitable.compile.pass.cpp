// [exec.awaitable]/5
//
// An object whose member function as_awaitable gives something awaitable for the promise is awaited by that; if it does
// not, the object is awaited as it is.

#include "coroutines.h"
#include "execution.h"

#include <type_traits>

struct int_result {};
struct char_result {};

template<class Awaitable, class Value>
concept awaited_as_one = awaited_in_as<Awaitable, ex::env<>, Value>;

struct member {
  awaiter<int_result> as_awaitable(auto&);
};

struct member_of_awaiter : awaiter<char_result> {
  awaiter<int_result> as_awaitable(auto&);
};

struct with_operator {
  awaiter<int_result> operator co_await();
};

struct member_with_operator {
  with_operator as_awaitable(auto&);
};

struct member_of_rvalue {
  awaiter<int_result> as_awaitable(auto&) &&;
};

struct member_of_lvalue {
  awaiter<int_result> as_awaitable(auto&) &;
};

struct member_of_nothing_awaitable {
  int as_awaitable(auto&);
};

struct awaiter_and_member_of_nothing_awaitable : awaiter<char_result> {
  int as_awaitable(auto&);
};

struct another_promise {};

struct member_for_another {
  awaiter<int_result> as_awaitable(another_promise&);
};

struct awaiter_and_member_for_another : awaiter<char_result> {
  awaiter<int_result> as_awaitable(another_promise&);
};

// The promise is an lvalue.
struct member_for_rvalue {
  template<class Promise>
    requires(!std::is_lvalue_reference_v<Promise>)
  awaiter<int_result> as_awaitable(Promise&&);
};

static_assert(awaited_as_one<member, int_result>);
static_assert(awaited_as_one<member&, int_result>);
static_assert(awaited_as_one<member_of_awaiter, int_result>);
static_assert(awaited_as_one<member_with_operator, int_result>);
static_assert(awaited_as_one<member_of_rvalue, int_result>);
static_assert(!ex::sender<member_of_lvalue>);
static_assert(!ex::sender<member_of_nothing_awaitable>);
static_assert(awaited_as_one<awaiter_and_member_of_nothing_awaitable, char_result>);
static_assert(!ex::sender<member_for_another>);
static_assert(awaited_as_one<awaiter_and_member_for_another, char_result>);
static_assert(!ex::sender<member_for_rvalue>);
