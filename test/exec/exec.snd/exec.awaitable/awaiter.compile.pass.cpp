// [exec.awaitable]/3
//
// An awaiter has await_ready, whose result is a condition, await_suspend, to which a coroutine_handle can be given, and
// await_resume; all for lvalues. What lacks one of them is no sender.

#include "execution.h"

#include <coroutine>

template<class Condition>
struct ready_is {
  Condition await_ready();
};

struct suspends {
  void await_suspend(std::coroutine_handle<>);
};

struct resumes {
  void await_resume();
};

template<class... Bases>
struct awaiter : Bases... {};

struct explicit_condition {
  explicit operator bool() const;
};

struct no_condition {};

static_assert(ex::sender<awaiter<ready_is<bool>, suspends, resumes>>);
static_assert(!ex::sender<awaiter<suspends, resumes>>);
static_assert(!ex::sender<awaiter<ready_is<bool>, resumes>>);
static_assert(!ex::sender<awaiter<ready_is<bool>, suspends>>);

static_assert(ex::sender<awaiter<ready_is<int>, suspends, resumes>>);
static_assert(ex::sender<awaiter<ready_is<void*>, suspends, resumes>>);
static_assert(ex::sender<awaiter<ready_is<explicit_condition>, suspends, resumes>>);
static_assert(!ex::sender<awaiter<ready_is<no_condition>, suspends, resumes>>);
static_assert(!ex::sender<awaiter<ready_is<void>, suspends, resumes>>);

// The handle of any promise: of the coroutine's own type, or as a coroutine_handle<>.
struct suspends_any {
  template<class Promise>
  void await_suspend(std::coroutine_handle<Promise>);
};

struct suspends_anything {
  void await_suspend(auto);
};

struct another_promise {};

struct suspends_another {
  void await_suspend(std::coroutine_handle<another_promise>);
};

struct suspends_lvalue {
  void await_suspend(std::coroutine_handle<>&);
};

struct suspends_nothing {
  void await_suspend();
};

static_assert(ex::sender<awaiter<ready_is<bool>, suspends_any, resumes>>);
static_assert(ex::sender<awaiter<ready_is<bool>, suspends_anything, resumes>>);
static_assert(!ex::sender<awaiter<ready_is<bool>, suspends_another, resumes>>);
static_assert(!ex::sender<awaiter<ready_is<bool>, suspends_lvalue, resumes>>);
static_assert(!ex::sender<awaiter<ready_is<bool>, suspends_nothing, resumes>>);

// An awaiter is an lvalue, and not const.
struct ready_lvalue {
  bool await_ready() &;
};

struct ready_rvalue {
  bool await_ready() &&;
};

struct suspends_rvalue {
  void await_suspend(std::coroutine_handle<>) &&;
};

struct resumes_lvalue {
  void await_resume() &;
};

struct resumes_rvalue {
  void await_resume() &&;
};

struct resumes_with_argument {
  void await_resume(int);
};

static_assert(ex::sender<awaiter<ready_lvalue, suspends, resumes_lvalue>>);
static_assert(!ex::sender<awaiter<ready_rvalue, suspends, resumes>>);
static_assert(!ex::sender<awaiter<ready_is<bool>, suspends_rvalue, resumes>>);
static_assert(!ex::sender<awaiter<ready_is<bool>, suspends, resumes_rvalue>>);
static_assert(!ex::sender<awaiter<ready_is<bool>, suspends, resumes_with_argument>>);

// Members that nobody may call.
class not_accessible {
  bool await_ready();
  void await_suspend(std::coroutine_handle<>);
  void await_resume();
};

static_assert(!ex::sender<not_accessible>);
