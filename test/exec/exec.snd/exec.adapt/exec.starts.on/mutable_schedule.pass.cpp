// [exec.starts.on]/4.2
//
// The scheduler's member function schedule is called for a non-const lvalue, so that it need not be const.
//
// EDITION: cd c++26

#include "execution.h"
#include "mutable_schedulers.h"
#include "receivers.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  record told, lvalue_told;
  run(ex::starts_on(mutable_scheduler(), ex::just(1)), value_receiver(told, [](int i) { assert(i == 1); }));
  assert(told.value());
  auto sndr = ex::starts_on(mutable_scheduler(), ex::just(1));
  run(sndr, value_receiver(lvalue_told, [](int i) { assert(i == 1); }));
  assert(lvalue_told.value());
  return 0;
}
