// What making a stop callback does, whatever the kind of its stop source. Each function gets a source of which no stop
// has been requested.

#ifndef SUPPORT_STOP_REGISTRATION_H
#define SUPPORT_STOP_REGISTRATION_H

#include "stop_callbacks.h"

#include <cassert>
#include <concepts>
#include <functional>
#include <thread>
#include <utility>

template<template<class> class Callback, class Source>
bool waits_for_a_request(Source& source) {
  const token_of<Source> token = source.get_token();
  int calls[3] = {};
  Callback<counting> first(token, counting{&calls[0]});
  Callback<counting> second(token, counting{&calls[1]});
  Callback<counting> third(source.get_token(), counting{&calls[2]});
  assert(calls[0] == 0 && calls[1] == 0 && calls[2] == 0);
  assert(source.request_stop());
  assert(calls[0] == 1 && calls[1] == 1 && calls[2] == 1);
  assert(!source.request_stop());
  assert(calls[0] == 1 && calls[1] == 1 && calls[2] == 1);
  return true;
}

template<template<class> class Callback, class Source>
bool is_called_by_its_constructor(Source& source) {
  int calls = 0;
  std::thread::id thread;
  const std::function<void()> body = [&] {
    ++calls;
    thread = std::this_thread::get_id();
  };
  assert(source.request_stop());
  {
    Callback<action> callback(source.get_token(), action{&body});
    assert(calls == 1);
    assert(thread == std::this_thread::get_id());
    assert(!source.request_stop());
    assert(calls == 1);
  }
  assert(calls == 1);
  return true;
}

// A callback that is made while the callbacks are being called belongs to those made after the request.
template<template<class> class Callback, class Source>
bool is_called_by_its_constructor_during_the_request(Source& source) {
  int calls = 0;
  const std::function<void()> inner = [&] { ++calls; };
  const std::function<void()> outer = [&] {
    Callback<action> callback(source.get_token(), action{&inner});
    assert(calls == 1);
  };
  Callback<action> callback(source.get_token(), action{&outer});
  assert(source.request_stop());
  assert(calls == 1);
  return true;
}

// The function is there when the callback is registered, and nothing is locked before: if making the function requests
// a stop, the callback's constructor calls it, once.
template<template<class> class Callback, class Source>
bool is_registered_after_its_function_is_made(Source& source) {
  struct shared {
    Source* source;
    int calls = 0;
  };
  struct function {
    shared* state;
    bool made = false;
    explicit function(shared* init) noexcept : state(init) {
      assert(state->source->request_stop());
      assert(state->calls == 0);
      made = true;
    }
    function(function&&) = delete;
    void operator()() noexcept {
      assert(made);
      ++state->calls;
    }
  };

  shared state{&source};
  Callback<function> callback(source.get_token(), &state);
  assert(state.calls == 1);
  assert(!source.request_stop());
  assert(state.calls == 1);
  return true;
}

// Direct-initialized in place: by an explicit constructor, from the initializer as it was given, without a move.
template<template<class> class Callback, class Source>
bool initializes_the_function_in_place(Source& source) {
  struct initializer {
    int value;
  };
  struct function {
    int category;
    int* seen;
    explicit function(std::pair<initializer, int*>& init) noexcept : category(1), seen(init.second) {}
    explicit function(const std::pair<initializer, int*>& init) noexcept : category(2), seen(init.second) {}
    explicit function(std::pair<initializer, int*>&& init) noexcept : category(3), seen(init.second) {}
    function(function&&) = delete;
    void operator()() noexcept { *seen = category; }
  };

  const token_of<Source> token = source.get_token();
  int seen[4] = {};
  std::pair<initializer, int*> lvalue(initializer{0}, &seen[0]);
  const std::pair<initializer, int*> constant(initializer{0}, &seen[1]);
  std::pair<initializer, int*> xvalue(initializer{0}, &seen[2]);
  Callback<function> from_lvalue(token, lvalue);
  Callback<function> from_const(token, constant);
  Callback<function> from_xvalue(token, std::move(xvalue));
  Callback<function> from_prvalue(token, std::pair<initializer, int*>(initializer{0}, &seen[3]));
  assert(source.request_stop());
  assert(seen[0] == 1 && seen[1] == 2 && seen[2] == 3 && seen[3] == 3);
  return true;
}

struct init_error {
  int value;
};

struct throwing_init {
  explicit throwing_init(int value) noexcept(false) { throw init_error{value}; }
  void operator()() noexcept { assert(false && "a callback that could not be made is called"); }
};

// What the initialization of the function throws is thrown; nothing is registered then, and nothing called.
template<template<class> class Callback, class Source>
bool passes_on_what_the_initialization_throws(Source& source) {
  const auto attempt = [&](int value) {
    try {
      Callback<throwing_init> callback(source.get_token(), value);
      assert(false && "the exception was lost");
    } catch (const init_error& error) {
      assert(error.value == value);
    }
  };
  int calls = 0;
  Callback<counting> before(source.get_token(), counting{&calls});
  attempt(1);
  Callback<counting> after(source.get_token(), counting{&calls});
  assert(source.request_stop());
  assert(calls == 2);
  attempt(2);
  return true;
}

// Where no stop is possible, the function is made all the same, from the initializer as it was given, and destroyed
// with the callback; it is never called.
template<template<class> class Callback, class Token>
bool initializes_the_function_if_no_stop_is_possible(const Token& token) {
  struct function {
    int* lives;
    explicit function(int*& lives) noexcept(false) : lives(lives) { *lives += 1; }
    explicit function(int*&& lives) noexcept(false) : lives(lives) { *lives += 10; }
    function(function&&) = delete;
    ~function() { *lives += 100; }
    void operator()() noexcept { assert(false && "no stop was requested"); }
  };

  assert(!token.stop_possible());
  int lives = 0;
  int* init = &lives;
  {
    Callback<function> from_lvalue(token, init);
    assert(lives == 1);
    Callback<function> from_rvalue(token, &lives);
    assert(lives == 11);
  }
  assert(lives == 211);
  try {
    Callback<throwing_init> callback(token, 3);
    assert(false && "the exception was lost");
  } catch (const init_error& error) {
    assert(error.value == 3);
  }
  return true;
}

// The function is called as std::forward<CallbackFn>(callback_fn)(), later and at once.
template<template<class> class Callback, class Source>
bool calls_the_function_as_its_type_says(Source& source) {
  const auto both = [&](auto request) {
    int called[2] = {};
    Callback<overloaded> object(source.get_token(), overloaded{&called[0]});
    Callback<const overloaded> const_object(source.get_token(), overloaded{&called[1]});
    request();
    assert(called[0] == 3 && called[1] == 4);
  };
  both([&] { assert(source.request_stop()); });
  both([] {});
  return true;
}

template<template<class> class Callback, class Source>
bool calls_through_references_as_they_say(Source& source) {
  const auto all = [&](auto request) {
    int called[3] = {};
    overloaded lvalue{&called[0]};
    const overloaded constant{&called[1]};
    overloaded xvalue{&called[2]};
    Callback<overloaded&> reference(source.get_token(), lvalue);
    Callback<const overloaded&> const_reference(source.get_token(), constant);
    Callback<overloaded&&> rvalue_reference(source.get_token(), std::move(xvalue));
    request();
    assert(called[0] == 1 && called[1] == 2 && called[2] == 3);
  };
  all([&] { assert(source.request_stop()); });
  all([] {});
  return true;
}

// What the function returns is of no interest: it need not be void, nor anything that can be moved.
template<template<class> class Callback, class Source>
bool ignores_what_the_function_returns(Source& source) {
  struct result {
    result() = default;
    result(result&&) = delete;
  };
  struct function {
    int* calls;
    result operator()() noexcept {
      ++*calls;
      return {};
    }
  };

  const auto both = [&](auto request) {
    int calls = 0;
    int value = 7;
    const auto reference = [&]() noexcept -> int& {
      ++calls;
      return value;
    };
    Callback<function> object(source.get_token(), function{&calls});
    Callback<decltype(reference)> by_reference(source.get_token(), reference);
    request();
    assert(calls == 2);
  };
  both([&] { assert(source.request_stop()); });
  both([] {});
  return true;
}

inline int free_function_calls = 0;
inline void free_function() noexcept {
  ++free_function_calls;
}

template<template<class> class Callback, class Source>
bool calls_free_functions(Source& source) {
  free_function_calls = 0;
  Callback<void (*)()> pointer(source.get_token(), &free_function);
  Callback<void (&)()> reference(source.get_token(), free_function);
  assert(free_function_calls == 0);
  assert(source.request_stop());
  assert(free_function_calls == 2);
  return true;
}

// What the callback refers to is called, not a copy of it.
template<template<class> class Callback, class Source>
bool calls_what_is_referred_to(Source& source) {
  struct function {
    const void* called_on = nullptr;
    void operator()() noexcept { called_on = this; }
  };
  function before;
  Callback<function&> registered(source.get_token(), before);
  assert(source.request_stop());
  assert(before.called_on == &before);
  function after;
  Callback<function&> called_at_once(source.get_token(), after);
  assert(after.called_on == &after);
  return true;
}

#endif
