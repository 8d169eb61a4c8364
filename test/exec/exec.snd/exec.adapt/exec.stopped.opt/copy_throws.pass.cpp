// [exec.stopped.opt]/4
//
// An exception that copying or moving the adapted sender throws leaves connect; the receiver is not told of it.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "throwing_copies.h"

#include <cassert>
#include <utility>

struct child : sends_int<1>, throwing_when_armed {
  using throwing_when_armed::throwing_when_armed;
};

int main(int, char**) {
  bool armed = false;
  auto sndr = ex::stopped_as_optional(child(armed));
  record told;
  armed = true;
  // What is not copied throws nothing.
  static_cast<void>(throws([&] { static_cast<void>(ex::connect(sndr, any_receiver(told))); }));
  static_cast<void>(throws([&] { static_cast<void>(ex::connect(std::as_const(sndr), any_receiver(told))); }));
  assert(told.pending());
  armed = false;
  run(std::move(sndr), any_receiver(told));
  assert(told.value());
  return 0;
}
