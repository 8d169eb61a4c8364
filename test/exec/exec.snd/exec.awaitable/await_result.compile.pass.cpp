// [exec.awaitable]/4
//
// The type of the await-expression is what await_resume of the awaiter returns, reference or not.

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

// Of an awaiter that is not const
struct by_constness {
  bool await_ready() const;
  void await_suspend(std::coroutine_handle<>) const;
  int await_resume();
  char await_resume() const;
};

static_assert(awaited_as<by_constness, int>);
