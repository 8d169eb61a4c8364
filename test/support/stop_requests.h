// What requesting a stop does, whatever the kind of the stop source. Each function gets a source of which no stop has
// been requested.

#ifndef SUPPORT_STOP_REQUESTS_H
#define SUPPORT_STOP_REQUESTS_H

#include "stop_callbacks.h"

#include <atomic>
#include <cassert>
#include <functional>
#include <latch>
#include <thread>

// Of several threads that request a stop at the same time, one makes the request and the callbacks are called once.
template<template<class> class Callback, class Source>
bool is_made_by_one_thread(Source& source) {
  constexpr int count = 4;
  int calls = 0;
  Callback<counting> callback(source.get_token(), counting{&calls});
  std::atomic<int> made(0);
  std::latch together(count);
  std::thread threads[count];
  for (std::thread& thread : threads)
    thread = std::thread([&] {
      together.arrive_and_wait();
      if (source.request_stop())
        ++made;
      assert(source.stop_requested());
    });
  for (std::thread& thread : threads)
    thread.join();
  assert(made == 1);
  assert(calls == 1);
  return true;
}

// A callback sees the request as made already, and cannot make another one.
template<template<class> class Callback, class Source>
bool is_made_before_the_callbacks_are_called(Source& source) {
  const token_of<Source> token = source.get_token();
  int calls = 0;
  const std::function<void()> body = [&] {
    ++calls;
    assert(source.stop_requested());
    assert(token.stop_requested());
    assert(!source.request_stop());
  };
  Callback<action> first(token, action{&body});
  Callback<action> second(token, action{&body});
  assert(source.request_stop());
  assert(calls == 2);
  return true;
}

// What came before the request is seen by whoever sees the request. The datum is no atomic, and nothing else orders the
// threads.
template<class Source>
bool is_seen_with_what_came_before(Source& source) {
  const token_of<Source> token = source.get_token();
  int datum = 0;
  int seen_by_source = 0;
  std::thread source_reader([&] {
    while (!source.stop_requested())
      std::this_thread::yield();
    seen_by_source = datum;
  });
  std::thread requester([&] {
    datum = 1;
    assert(source.request_stop());
  });
  while (!token.stop_requested())
    std::this_thread::yield();
  assert(datum == 1);
  requester.join();
  source_reader.join();
  assert(seen_by_source == 1);
  return true;
}

// What came before the registration is seen by the invocation on another thread. That thread was there before and is
// told by a relaxed atomic, which orders nothing.
template<template<class> class Callback, class Source>
bool sees_what_came_before_the_registration(Source& source) {
  int datum = 0;
  int seen = 0;
  std::atomic<bool> registered(false);
  std::thread requester([&] {
    while (!registered.load(std::memory_order_relaxed))
      std::this_thread::yield();
    assert(source.request_stop());
  });
  const std::function<void()> body = [&] { seen = datum; };
  datum = 1;
  {
    Callback<action> callback(source.get_token(), action{&body});
    registered.store(true, std::memory_order_relaxed);
    requester.join();
  }
  assert(seen == 1);
  return true;
}

#endif
