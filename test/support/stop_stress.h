// Many threads make and destroy callbacks while others request a stop, whatever the kind of the stop source. What the
// threads tell each other through a callback is no atomic, so that a thread sanitizer sees a missing happens-before.

#ifndef SUPPORT_STOP_STRESS_H
#define SUPPORT_STOP_STRESS_H

#include "stop_callbacks.h"

#include <atomic>
#include <cassert>
#include <functional>
#include <optional>
#include <thread>

// A function that knows whether it is alive, and counts its calls where they can be seen when it is dead.
class mortal {
public:
  explicit mortal(int* calls) noexcept : calls(calls) {}
  mortal(mortal&&) = delete;
  ~mortal() { alive = false; }

  void operator()() noexcept {
    assert(alive);
    ++*calls;
  }

private:
  int* calls;
  bool alive = true;
};

inline constexpr int callbacks_per_round = 16;

// Where threads meet; the last one to come runs a function before all go on.
class meeting_point {
public:
  explicit meeting_point(int threads) : threads(threads) {}

  template<class Fn>
  void meet(Fn last) {
    const int before = meetings.load();
    if (++arrived == threads) {
      last();
      arrived = 0;
      ++meetings;
      meetings.notify_all();
    } else {
      meetings.wait(before);
    }
  }

private:
  const int threads;
  std::atomic<int> arrived{0};
  std::atomic<int> meetings{0};
};

// Two threads make and destroy callbacks of a source that nobody requests a stop of until they are done, and keep one
// each.
template<template<class> class Callback, class Source>
bool callbacks_come_and_go_before_a_request(int rounds) {
  Source source;
  meeting_point start(2);
  meeting_point end(2);
  const auto work = [&] {
    int kept_calls = 0;
    int calls = 0;
    {
      Callback<mortal> kept(source.get_token(), &kept_calls);
      start.meet([] {});
      for (int i = 0; i != rounds; ++i) {
        Callback<mortal> first(source.get_token(), &calls);
        std::optional<Callback<mortal>> second(std::in_place, source.get_token(), &calls);
        Callback<mortal> third(source.get_token(), &calls);
        second.reset();
      }
      end.meet([&] { assert(source.request_stop()); });
    }
    assert(kept_calls == 1);
    assert(calls == 0);
  };
  std::thread thread(work);
  work();
  thread.join();
  return true;
}

// Two workers make and destroy callbacks, some at a time and some overlapping, before, during and after a request; two
// requesters compete for it. One of the requests is made, no callback is called twice, and one that is made after the
// request, or is still there when the request has returned, is called.
template<template<class> class Callback, class Source>
bool callbacks_come_and_go(int rounds) {
  constexpr int workers = 2;
  constexpr int requesters = 2;
  std::optional<Source> source(std::in_place);
  std::atomic<int> made(0);
  int round = 0;
  meeting_point start(workers + requesters);
  meeting_point returned(workers + requesters);
  meeting_point end(workers + requesters);
  const auto next_round = [&] {
    assert(made == 1);
    made = 0;
    source.emplace();
    ++round;
  };

  const auto work = [&] {
    while (round != rounds) {
      start.meet([] {});
      int kept_calls = 0;
      std::optional<Callback<mortal>> kept;
      bool requested = false;
      for (int i = 0; i != callbacks_per_round && !requested; ++i) {
        requested = source->stop_requested();
        if (i == round % 4)
          kept.emplace(source->get_token(), &kept_calls);
        int calls[3] = {};
        {
          Callback<mortal> first(source->get_token(), &calls[0]);
          std::optional<Callback<mortal>> second(std::in_place, source->get_token(), &calls[1]);
          Callback<mortal> third(source->get_token(), &calls[2]);
          second.reset();
        }
        for (int count : calls)
          assert(requested ? count == 1 : count == 0 || count == 1);
      }
      returned.meet([] {});
      const bool was_kept = kept.has_value();
      kept.reset();
      assert(kept_calls == was_kept);
      end.meet(next_round);
    }
  };
  const auto request = [&](int delay) {
    while (round != rounds) {
      start.meet([] {});
      for (int i = 0; i != delay * (round % 8); ++i)
        std::this_thread::yield();
      if (source->request_stop())
        ++made;
      assert(source->stop_requested());
      returned.meet([] {});
      end.meet(next_round);
    }
  };
  std::thread threads[] = {std::thread(work), std::thread(work), std::thread(request, 0), std::thread(request, 1)};
  for (std::thread& thread : threads)
    thread.join();
  return true;
}

// A callback is destroyed by its own invocation or by the thread that made it, whichever comes first, as an operation
// does that a stop request completes.
template<template<class> class Callback, class Source>
bool callbacks_are_destroyed_by_either_side(int rounds) {
  constexpr int workers = 2;
  std::optional<Source> source(std::in_place);
  int round = 0;
  meeting_point start(workers + 1);
  meeting_point end(workers + 1);
  const auto next_round = [&] {
    source.emplace();
    ++round;
  };

  const auto work = [&] {
    while (round != rounds) {
      start.meet([] {});
      bool requested = false;
      for (int i = 0; i != callbacks_per_round && !requested; ++i) {
        requested = source->stop_requested();
        std::atomic<bool> claimed(requested); // a callback that its constructor calls is not yet there to be destroyed
        std::atomic<bool> gone(false);
        int calls = 0;
        slot<Callback<action>> callback;
        std::atomic<bool> complete(false);
        const std::function<void()> body = [&] {
          ++calls;
          if (complete && !claimed.exchange(true)) {
            callback.destroy();
            gone = true;
          }
        };
        callback.emplace(source->get_token(), action{&body});
        complete = true;
        if (requested || !claimed.exchange(true)) {
          callback.destroy();
        } else {
          while (!gone)
            std::this_thread::yield();
        }
        assert(callback.untouched());
        assert(requested ? calls == 1 : calls == 0 || calls == 1);
      }
      end.meet(next_round);
    }
  };
  const auto request = [&] {
    while (round != rounds) {
      start.meet([] {});
      for (int i = 0; i != round % 16; ++i)
        std::this_thread::yield();
      assert(source->request_stop());
      end.meet(next_round);
    }
  };
  std::thread threads[] = {std::thread(work), std::thread(work), std::thread(request)};
  for (std::thread& thread : threads)
    thread.join();
  return true;
}

#endif
