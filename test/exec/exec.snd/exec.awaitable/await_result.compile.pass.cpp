// [exec.awaitable]/4
//
// The type of the await-expression is what await_resume of the awaiter returns, reference or not. The awaiter is an
// lvalue, which is const if it is made so.

#include "coroutines.h"
#include "execution.h"

#include <coroutine>

struct value {};

static_assert(awaited_as<awaiter<void>>);
static_assert(awaited_as<awaiter<int>, int>);
static_assert(awaited_as<awaiter<value>, value>);
static_assert(awaited_as<awaiter<const value>, const value>);
static_assert(awaited_as<awaiter<value&>, value&>);
static_assert(awaited_as<awaiter<const value&>, const value&>);
static_assert(awaited_as<awaiter<value&&>, value&&>);
static_assert(awaited_as<awaiter<void*>, void*>);
static_assert(awaited_as<awaiter<int (&)[2]>, int (&)[2]>);

struct by_constness {
  bool await_ready() const;
  void await_suspend(std::coroutine_handle<>) const;
  int await_resume();
  char await_resume() const;
};

struct gives_const {
  const by_constness operator co_await() const;
};

struct gives_const_reference {
  const by_constness& operator co_await() const;
};

struct by_category {
  bool await_ready() &;
  void await_suspend(std::coroutine_handle<>) &;
  int await_resume() &;
  char await_resume() &&;
};

struct of_lvalue {
  bool await_ready() &;
  void await_suspend(std::coroutine_handle<>) &;
  int await_resume() &;
};

struct gives_of_lvalue {
  of_lvalue operator co_await() const;
};

static_assert(awaited_as<by_constness, int>);
static_assert(awaited_as<const by_constness, char>);
static_assert(awaited_as<gives_const, char>);
static_assert(awaited_as<gives_const_reference, char>);
static_assert(awaited_as<by_category, int>);
static_assert(awaited_as<by_category&, int>);
static_assert(awaited_as<of_lvalue, int>);
static_assert(awaited_as<gives_of_lvalue, int>);
