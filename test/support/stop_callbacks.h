// What the tests of stop callbacks share: functions to register, and places where a callback is made and destroyed.

#ifndef SUPPORT_STOP_CALLBACKS_H
#define SUPPORT_STOP_CALLBACKS_H

#include <cassert>
#include <cstddef>
#include <cstring>
#include <functional>
#include <new>
#include <type_traits>
#include <utility>

// Runs what is kept elsewhere, so that the callback may be destroyed while that is running.
struct action {
  const std::function<void()>* body;
  void operator()() const noexcept { (*body)(); }
};

struct counting {
  int* calls;
  void operator()() const noexcept { ++*calls; }
};

// Says which of its functions was called: as an lvalue or an rvalue, const or not.
struct overloaded {
  int* called;
  void operator()() & noexcept { *called = 1; }
  void operator()() const& noexcept { *called = 2; }
  void operator()() && noexcept { *called = 3; }
  void operator()() const&& noexcept { *called = 4; }
};

// A callback that is destroyed when the test says so. Afterwards, its memory shows whether somebody writes to it, and
// is of no use to somebody who reads it.
template<class Callback>
class slot {
public:
  slot() = default;
  slot(slot&&) = delete;

  ~slot() { assert(!occupied); }

  template<class Token, class Init>
  void emplace(Token&& token, Init&& init) {
    assert(!occupied);
    occupied = true;
    ::new (static_cast<void*>(memory)) Callback(std::forward<Token>(token), std::forward<Init>(init));
  }

  Callback& get() {
    assert(occupied);
    return *std::launder(reinterpret_cast<Callback*>(memory));
  }

  void destroy() {
    Callback& callback = get();
    occupied = false;
    callback.~Callback();
    std::memset(memory, filler, sizeof(memory));
  }

  // Nobody has written to the memory since the callback was destroyed.
  bool untouched() const {
    for (unsigned char byte : memory)
      if (byte != filler)
        return false;
    return true;
  }

private:
  static constexpr unsigned char filler = 0xa5;

  alignas(Callback) unsigned char memory[sizeof(Callback)];
  bool occupied = false;
};

template<class Source>
using token_of = std::decay_t<decltype(std::declval<const Source&>().get_token())>;

#endif
