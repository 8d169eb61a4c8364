// [exec.stopped.err]/3
//
// An exception that copying or moving the error throws while the sender is connected leaves connect; the receiver is
// not told of it.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "throwing_copies.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  bool armed = false;
  auto sndr = ex::stopped_as_error(ex::just_stopped(), throwing_when_armed(armed));
  record told;
  armed = true;
  assert(throws([&] { static_cast<void>(ex::connect(sndr, any_receiver(told))); }));
  assert(throws([&] { static_cast<void>(ex::connect(std::as_const(sndr), any_receiver(told))); }));
  assert(throws([&] { static_cast<void>(ex::connect(std::move(sndr), any_receiver(told))); }));
  assert(told.pending());
  return 0;
}
