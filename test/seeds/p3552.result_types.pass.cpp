// seed: P3552R1 L614
//
// What an await gives: nothing, a value, several values, an exception. After a stopped completion it gives nothing any
// more.

#include "execution.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <tuple>

task<> all_kinds(int& step) {
  co_await ex::just();
  step = 1;
  auto v = co_await ex::just(3);
  static_assert(std::same_as<decltype(v), int>);
  assert(v == 3);
  step = 2;
  auto several = co_await ex::just(4, true, 'c');
  static_assert(std::same_as<decltype(several), std::tuple<int, bool, char>>);
  assert(several == std::tuple(4, true, 'c'));
  step = 3;
  try {
    co_await ex::just_error(5);
    assert(false);
  } catch (int error) {
    assert(error == 5);
    step = 4;
  }
  co_await ex::just_stopped();
  step = 5;
}

int main(int, char**) {
  int step = 0;
  assert(!ext::sync_wait(all_kinds(step)).has_value());
  assert(step == 4);
  return 0;
}
