// What destroying a stop callback does, whatever the kind of its stop source. Each function gets a source of which no
// stop has been requested.

#ifndef SUPPORT_STOP_DEREGISTRATION_H
#define SUPPORT_STOP_DEREGISTRATION_H

#include "stop_callbacks.h"

#include <atomic>
#include <cassert>
#include <functional>
#include <latch>
#include <thread>

// Of five callbacks, those whose bit is set are destroyed before the request, in the order of their registration or in
// the reverse order.
template<template<class> class Callback, class Source>
bool calls_only_what_remains(Source& source, unsigned destroyed, bool reversed) {
  constexpr int count = 5;
  int calls[count] = {};
  slot<Callback<counting>> callbacks[count];
  for (int i = 0; i != count; ++i)
    callbacks[i].emplace(source.get_token(), counting{&calls[i]});
  for (int n = 0; n != count; ++n)
    if (const int i = reversed ? count - 1 - n : n; destroyed >> i & 1)
      callbacks[i].destroy();
  assert(source.request_stop());
  for (int i = 0; i != count; ++i) {
    if (destroyed >> i & 1) {
      assert(calls[i] == 0);
      assert(callbacks[i].untouched());
    } else {
      assert(calls[i] == 1);
      callbacks[i].destroy();
    }
  }
  return true;
}

// Whichever of the callbacks is called first destroys the other ones, which are then not called.
template<template<class> class Callback, class Source>
bool is_not_called_once_another_destroyed_it(Source& source) {
  constexpr int count = 4;
  int calls = 0;
  int called = -1;
  slot<Callback<action>> callbacks[count];
  std::function<void()> bodies[count];
  for (int i = 0; i != count; ++i) {
    bodies[i] = [&, i] {
      ++calls;
      called = i;
      for (int other = 0; other != count; ++other)
        if (other != i)
          callbacks[other].destroy();
    };
    callbacks[i].emplace(source.get_token(), action{&bodies[i]});
  }
  assert(source.request_stop());
  assert(calls == 1);
  callbacks[called].destroy();
  for (const auto& callback : callbacks)
    assert(callback.untouched());
  return true;
}

// The destructor waits for an invocation on another thread. Whether the function is running is no atomic: its
// destruction must come after the end of the invocation for everybody, which a thread sanitizer sees.
template<template<class> class Callback, class Source>
bool waits_for_the_invocation(Source& source) {
  struct shared {
    std::latch entered{1};
    std::latch leave{1};
    bool running = false;
  };
  struct function {
    shared* state;
    explicit function(shared* state) noexcept : state(state) {}
    function(function&&) = delete;
    ~function() { assert(!state->running && "the function is destroyed while it is running"); }
    void operator()() noexcept {
      state->running = true;
      state->entered.count_down();
      state->leave.wait();
      state->running = false;
    }
  };

  shared state;
  slot<Callback<function>> callback;
  callback.emplace(source.get_token(), &state);
  std::thread requester([&] { assert(source.request_stop()); });
  state.entered.wait();

  std::latch destroying(1);
  std::atomic<bool> destroyed(false);
  std::thread destroyer([&] {
    destroying.count_down();
    callback.destroy();
    destroyed = true;
  });
  destroying.wait();
  // Long enough for a destructor that does not wait to be caught; one that waits is not held up by it.
  for (int i = 0; i != 1000 && !destroyed; ++i)
    std::this_thread::yield();
  assert(!destroyed);
  state.leave.count_down();
  destroyer.join();
  requester.join();
  assert(callback.untouched());
  return true;
}

// A callback that destroys itself does not wait for itself, and nobody looks for it afterwards; with `others` more
// callbacks before and after it.
template<template<class> class Callback, class Source>
bool may_destroy_itself(Source& source, int others) {
  int calls = 0;
  int self_calls = 0;
  slot<Callback<counting>> neighbours[2];
  slot<Callback<action>> callback;
  const std::function<void()> body = [&] {
    ++self_calls;
    callback.destroy();
    assert(callback.untouched());
  };
  if (others > 0)
    neighbours[0].emplace(source.get_token(), counting{&calls});
  callback.emplace(source.get_token(), action{&body});
  if (others > 1)
    neighbours[1].emplace(source.get_token(), counting{&calls});
  assert(source.request_stop());
  assert(self_calls == 1);
  assert(calls == others);
  assert(callback.untouched());
  for (int i = 0; i != others; ++i)
    neighbours[i].destroy();
  return true;
}

// Every callback destroys itself.
template<template<class> class Callback, class Source>
bool may_all_destroy_themselves(Source& source) {
  constexpr int count = 4;
  int calls[count] = {};
  slot<Callback<action>> callbacks[count];
  std::function<void()> bodies[count];
  for (int i = 0; i != count; ++i) {
    bodies[i] = [&, i] {
      ++calls[i];
      callbacks[i].destroy();
    };
    callbacks[i].emplace(source.get_token(), action{&bodies[i]});
  }
  assert(source.request_stop());
  for (int i = 0; i != count; ++i) {
    assert(calls[i] == 1);
    assert(callbacks[i].untouched());
  }
  return true;
}

// A callback that destroys itself makes another one in its place, which is called at once. Another thread destroys the
// new one while the first invocation goes on: that one is of another callback.
template<template<class> class Callback, class Source>
bool is_not_taken_for_one_at_the_same_place(Source& source) {
  int inner_calls = 0;
  slot<Callback<action>> callback;
  const std::function<void()> inner = [&] { ++inner_calls; };
  const std::function<void()> outer = [&] {
    callback.destroy();
    callback.emplace(source.get_token(), action{&inner});
    assert(inner_calls == 1);
    std::thread([&] { callback.destroy(); }).join();
    assert(callback.untouched());
  };
  callback.emplace(source.get_token(), action{&outer});
  assert(source.request_stop());
  assert(inner_calls == 1);
  assert(callback.untouched());
  return true;
}

// A callback requests a stop of another source. One of that source's callbacks destroys it, or it destroys itself when
// the other request has returned: it is its own thread all the time.
template<template<class> class Callback, class Source>
bool may_be_destroyed_around_another_request(Source& source, bool by_itself) {
  Source other;
  int calls = 0;
  int other_calls = 0;
  slot<Callback<action>> callback;
  slot<Callback<action>> other_callback;
  const std::function<void()> other_body = [&] {
    ++other_calls;
    if (!by_itself)
      callback.destroy();
    other_callback.destroy();
  };
  const std::function<void()> body = [&] {
    ++calls;
    assert(other.request_stop());
    if (by_itself)
      callback.destroy();
  };
  other_callback.emplace(other.get_token(), action{&other_body});
  callback.emplace(source.get_token(), action{&body});
  assert(source.request_stop());
  assert(calls == 1 && other_calls == 1);
  assert(callback.untouched() && other_callback.untouched());
  return true;
}

// A callback that was not called yet is destroyed while another one is running on another thread.
template<template<class> class Callback, class Source>
bool does_not_wait_for_others_when_waiting_to_be_called(Source& source) {
  std::atomic<int> running(-1);
  std::atomic<int> calls[2] = {0, 0};
  std::latch entered(1);
  std::latch leave(1);
  slot<Callback<action>> callbacks[2];
  std::function<void()> bodies[2];
  for (int i = 0; i != 2; ++i) {
    bodies[i] = [&, i] {
      ++calls[i];
      int nobody = -1;
      if (running.compare_exchange_strong(nobody, i)) {
        entered.count_down();
        leave.wait();
      }
    };
    callbacks[i].emplace(source.get_token(), action{&bodies[i]});
  }
  std::thread requester([&] { assert(source.request_stop()); });
  entered.wait();
  const int other = 1 - running;
  callbacks[other].destroy();
  const int calls_before = calls[other];
  leave.count_down();
  requester.join();
  assert(calls[other] == calls_before);
  assert(callbacks[other].untouched());
  callbacks[running].destroy();
  return true;
}

// A callback whose invocation has ended is destroyed while another one is running on another thread.
template<template<class> class Callback, class Source>
bool does_not_wait_for_others_when_called(Source& source) {
  std::atomic<int> calls(0);
  std::atomic<int> running(-1);
  std::latch entered(1);
  std::latch leave(1);
  slot<Callback<action>> callbacks[2];
  std::function<void()> bodies[2];
  for (int i = 0; i != 2; ++i) {
    bodies[i] = [&, i] {
      if (calls++ == 1) {
        running = i;
        entered.count_down();
        leave.wait();
      }
    };
    callbacks[i].emplace(source.get_token(), action{&bodies[i]});
  }
  std::thread requester([&] { assert(source.request_stop()); });
  entered.wait();
  callbacks[1 - running].destroy();
  leave.count_down();
  requester.join();
  callbacks[running].destroy();
  return true;
}

// A destructor that waits for its own callback's invocation goes on when that has ended: the next one ends only after
// the destructor has returned.
template<template<class> class Callback, class Source>
bool does_not_wait_for_the_next_invocation(Source& source) {
  std::atomic<int> first(-1);
  std::latch entered(1);
  std::latch destroying(1);
  std::latch destroyed(1);
  slot<Callback<action>> callbacks[2];
  std::function<void()> bodies[2];
  for (int i = 0; i != 2; ++i) {
    bodies[i] = [&, i] {
      int nobody = -1;
      if (first.compare_exchange_strong(nobody, i)) {
        entered.count_down();
        destroying.wait();
        // Long enough for the destructor to be waiting; one that comes later has nothing to wait for.
        for (int n = 0; n != 1000; ++n)
          std::this_thread::yield();
      } else {
        destroyed.wait();
      }
    };
    callbacks[i].emplace(source.get_token(), action{&bodies[i]});
  }
  std::thread requester([&] { assert(source.request_stop()); });
  entered.wait();
  destroying.count_down();
  callbacks[first].destroy();
  destroyed.count_down();
  requester.join();
  callbacks[1 - first].destroy();
  return true;
}

// The callback that is called second destroys the one that was called first, and itself.
template<template<class> class Callback, class Source>
bool does_not_wait_for_others_on_the_same_thread(Source& source) {
  int calls = 0;
  slot<Callback<action>> callbacks[2];
  const std::function<void()> body = [&] {
    if (++calls == 2) {
      callbacks[0].destroy();
      callbacks[1].destroy();
    }
  };
  callbacks[0].emplace(source.get_token(), action{&body});
  callbacks[1].emplace(source.get_token(), action{&body});
  assert(source.request_stop());
  assert(calls == 2);
  assert(callbacks[0].untouched() && callbacks[1].untouched());
  return true;
}

// A callback that its constructor called is not registered: it is destroyed while another one is running on another
// thread.
template<template<class> class Callback, class Source>
bool does_nothing_for_a_callback_called_at_once(Source& source) {
  int calls = 0;
  std::latch entered(1);
  std::latch leave(1);
  const std::function<void()> body = [&] {
    entered.count_down();
    leave.wait();
  };
  Callback<action> registered(source.get_token(), action{&body});
  std::thread requester([&] { assert(source.request_stop()); });
  entered.wait();
  {
    slot<Callback<counting>> callback;
    callback.emplace(source.get_token(), counting{&calls});
    assert(calls == 1);
    callback.destroy();
    assert(calls == 1);
  }
  leave.count_down();
  requester.join();
  return true;
}

// The callback has been removed when its function is destroyed, and nothing is locked: the function's destructor can
// request a stop, by which only the other callback is called.
template<template<class> class Callback, class Source>
bool is_removed_before_its_function_is_destroyed(Source& source) {
  struct shared {
    Source* source;
    int calls = 0;
  };
  struct function {
    shared* state;
    explicit function(shared* state) noexcept : state(state) {}
    function(function&&) = delete;
    ~function() { assert(state->source->request_stop()); }
    void operator()() noexcept { ++state->calls; }
  };

  shared state{&source};
  int other_calls = 0;
  Callback<counting> other(source.get_token(), counting{&other_calls});
  {
    Callback<function> callback(source.get_token(), &state);
  }
  assert(source.stop_requested());
  assert(state.calls == 0);
  assert(other_calls == 1);
  return true;
}

struct lives {
  int made = 0;
  int destroyed = 0;
};

class living {
public:
  explicit living(lives* count) noexcept : count(count) { ++count->made; }
  living(living&&) = delete;
  ~living() { ++count->destroyed; }

  void operator()() noexcept {}

private:
  lives* count;
};

// The function lives as long as the callback, whatever has happened to it.
template<template<class> class Callback, class Source>
bool destroys_the_function(Source& source) {
  lives never_called;
  {
    Callback<living> callback(source.get_token(), &never_called);
    assert(never_called.made == 1 && never_called.destroyed == 0);
  }
  assert(never_called.made == 1 && never_called.destroyed == 1);

  lives called;
  {
    Callback<living> callback(source.get_token(), &called);
    assert(source.request_stop());
    assert(called.made == 1 && called.destroyed == 0);
  }
  assert(called.made == 1 && called.destroyed == 1);

  lives called_at_once;
  {
    Callback<living> callback(source.get_token(), &called_at_once);
    assert(called_at_once.made == 1 && called_at_once.destroyed == 0);
  }
  assert(called_at_once.made == 1 && called_at_once.destroyed == 1);
  return true;
}

// A function that destroys its own callback is gone when the callback's destructor is.
template<template<class> class Callback, class Source>
bool destroys_the_function_that_is_running(Source& source) {
  struct shared {
    lives count;
    std::function<void()> body;
  };
  struct function {
    shared* state;
    living life;
    explicit function(shared* state) noexcept : state(state), life(&state->count) {}
    void operator()() noexcept { state->body(); }
  };

  shared state;
  const lives& count = state.count;
  slot<Callback<function>> callback;
  state.body = [&] {
    assert(count.made == 1 && count.destroyed == 0);
    callback.destroy();
    assert(count.made == 1 && count.destroyed == 1);
  };
  callback.emplace(source.get_token(), &state);
  assert(source.request_stop());
  assert(count.made == 1 && count.destroyed == 1);
  return true;
}

#endif
