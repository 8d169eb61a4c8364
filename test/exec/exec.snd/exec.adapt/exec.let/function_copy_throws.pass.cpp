// [exec.let]/8
//
// An exception that copying or moving the function into an operation throws leaves connect; the receiver is not told of
// it.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "throwing_copies.h"

#include <cassert>
#include <utility>

struct function : throwing_when_armed {
  using throwing_when_armed::throwing_when_armed;
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  bool armed = false;
  auto sndr = adaptor(child, function(armed));
  record told;
  auto op = ex::connect(sndr, any_receiver(told));
  armed = true;
  assert(throws([&] { static_cast<void>(ex::connect(sndr, any_receiver(told))); }));
  assert(throws([&] { static_cast<void>(ex::connect(std::as_const(sndr), any_receiver(told))); }));
  assert(throws([&] { static_cast<void>(ex::connect(std::move(sndr), any_receiver(told))); }));
  assert(told.pending());
  // An operation that is there needs no other copy.
  ex::start(op);
  assert(told.value());
}

int main(int, char**) {
  test(ex::let_value, ex::just(1));
  test(ex::let_error, ex::just_error(1));
  test(ex::let_stopped, ex::just_stopped());
  return 0;
}
