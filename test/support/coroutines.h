// Awaitables that do what a test wants, and coroutines that await.

#ifndef SUPPORT_COROUTINES_H
#define SUPPORT_COROUTINES_H

#include "execution.h"
#include "signatures.h"

#include <cassert>
#include <concepts>
#include <coroutine>
#include <exception>
#include <utility>

// An awaiter for static checks: nothing of it is defined.
template<class Result, class Suspend = void>
struct awaiter {
  bool await_ready() const noexcept;
  Suspend await_suspend(std::coroutine_handle<>) const noexcept;
  Result await_resume() const noexcept;
};

// Awaitable is a sender, and its only value completion in Env has the datums Values.
template<class Awaitable, class Env, class... Values>
concept awaited_in_as = completes_in_with<Awaitable, Env, ex::set_value_t(Values...),
  ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>;

// The same in any environment.
template<class Awaitable, class... Values>
concept awaited_as =
  completes_with<Awaitable, ex::set_value_t(Values...), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>;

// Its member function as_awaitable gives every promise a Result.
template<class Result>
struct gives {
  Result as_awaitable(auto&) const noexcept;
};

// as_awaitable returns what the member function does. It is ill-formed if coroutines with that Promise cannot await it.
template<class Result, class Promise>
concept given_by_member =
  std::same_as<decltype(ex::as_awaitable(std::declval<gives<Result>>(), std::declval<Promise&>())), Result>;

// Does not suspend the coroutine; what fn returns is the result.
template<class Fn>
struct ready {
  Fn fn;

  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept { assert(false && "it was ready"); }
  decltype(auto) await_resume() { return fn(); }
};

template<class Fn>
ready(Fn) -> ready<Fn>;

// Where a coroutine waits until the test resumes it.
class gate {
  std::coroutine_handle<> waiting;

public:
  template<class Fn>
  struct awaiter {
    gate* where;
    Fn fn;

    bool await_ready() const noexcept { return false; }
    void await_suspend(std::coroutine_handle<> h) const noexcept {
      assert(!where->waiting);
      where->waiting = h;
    }
    decltype(auto) await_resume() { return fn(); }
  };

  gate() = default;
  gate(gate&&) = delete;

  // What fn returns is the result of awaiting it.
  template<class Fn>
  awaiter<Fn> wait(Fn fn) noexcept {
    return {this, std::move(fn)};
  }

  bool occupied() const noexcept { return static_cast<bool>(waiting); }

  // The coroutine may be gone when this returns.
  void resume() {
    assert(occupied());
    std::exchange(waiting, nullptr).resume();
  }
};

// A coroutine that runs when it is resumed, and stays at its end until it is destroyed.
template<template<class> class Base>
class coroutine {
public:
  struct promise_type : Base<promise_type> {
    std::exception_ptr exception;

    coroutine get_return_object() noexcept { return coroutine(handle::from_promise(*this)); }
    std::suspend_always initial_suspend() const noexcept { return {}; }
    std::suspend_always final_suspend() const noexcept { return {}; }
    void return_void() const noexcept {}
    void unhandled_exception() noexcept { exception = std::current_exception(); }
  };

  using handle = std::coroutine_handle<promise_type>;

  coroutine(coroutine&& other) noexcept : self(std::exchange(other.self, nullptr)) {}
  ~coroutine() {
    if (self)
      self.destroy();
  }

  handle get() const noexcept { return self; }
  promise_type& promise() const noexcept { return self.promise(); }
  void resume() const { self.resume(); }

  // Has it run to its end, and was there no exception?
  bool returned() const noexcept { return self.done() && !self.promise().exception; }

private:
  explicit coroutine(handle self) noexcept : self(self) {}

  handle self;
};

// For a promise that leaves its awaiting to as_awaitable, and counts the calls of unhandled_stopped.
template<class Promise>
struct awaits_senders {
  int stopped = 0;

  template<class T>
  decltype(auto) await_transform(T&& value) {
    return ex::as_awaitable(std::forward<T>(value), static_cast<Promise&>(*this));
  }

  std::coroutine_handle<> unhandled_stopped() noexcept {
    ++stopped;
    return std::noop_coroutine();
  }
};

// The same by with_awaitable_senders.
template<class Promise>
using has_awaitable_senders = ex::with_awaitable_senders<Promise>;

#endif
