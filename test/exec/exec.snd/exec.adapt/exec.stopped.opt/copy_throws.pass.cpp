// [exec.stopped.opt]/4
//
// An exception that copying or moving the adapted sender throws leaves connect; the receiver is not told of it.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <utility>

// Can be put into a sender before it begins to throw.
struct child : sends_int<1> {
  bool* armed;

  explicit child(bool& armed) : armed(&armed) {}
  child(const child& other) : armed(other.armed) { check(); }
  child(child&& other) noexcept(false) : armed(other.armed) { check(); }

private:
  void check() const {
    if (*armed)
      throw 7;
  }
};

template<class Fn>
bool throws(Fn fn) {
  try {
    fn();
  } catch (int i) {
    return i == 7;
  }
  return false;
}

int main(int, char**) {
  bool armed = false;
  auto sndr = ex::stopped_as_optional(child(armed));
  record told;
  armed = true;
  assert(throws([&] { static_cast<void>(ex::connect(sndr, any_receiver(told))); }));
  assert(throws([&] { static_cast<void>(ex::connect(std::as_const(sndr), any_receiver(told))); }));
  assert(told.pending());
  armed = false;
  run(std::move(sndr), any_receiver(told));
  assert(told.value());
  return 0;
}
