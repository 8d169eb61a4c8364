// [exec.stopped.err]/3
//
// An exception that copying or moving the error throws while the sender is connected leaves connect; the receiver is
// not told of it.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <utility>

// Can be put into a sender before it begins to throw.
struct failure {
  bool* armed;

  explicit failure(bool& armed) : armed(&armed) {}
  failure(const failure& other) : armed(other.armed) { check(); }
  failure(failure&& other) noexcept(false) : armed(other.armed) { check(); }

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
  auto sndr = ex::stopped_as_error(ex::just_stopped(), failure(armed));
  record told;
  armed = true;
  assert(throws([&] { static_cast<void>(ex::connect(sndr, any_receiver(told))); }));
  assert(throws([&] { static_cast<void>(ex::connect(std::as_const(sndr), any_receiver(told))); }));
  assert(throws([&] { static_cast<void>(ex::connect(std::move(sndr), any_receiver(told))); }));
  assert(told.pending());
  return 0;
}
