// [exec.read.env]/3
//
// The sender can be connected as often as one likes, as an lvalue and as an rvalue; each operation asks the environment
// of its own receiver, and needs the sender no more.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <optional>
#include <utility>

template<class Sndr>
int result_of(Sndr&& sndr, int value) {
  record told;
  int result = 0;
  run(
    std::forward<Sndr>(sndr), value_receiver(told, [&](int i) noexcept { result = i; }, ex::prop(forwarding(), value)));
  assert(told.value());
  return result;
}

int main(int, char**) {
  auto sndr = ex::read_env(forwarding());
  assert(result_of(sndr, 1) == 1);
  assert(result_of(std::as_const(sndr), 2) == 2);
  assert(result_of(std::move(std::as_const(sndr)), 3) == 3);
  assert(result_of(std::move(sndr), 4) == 4);

  { // two operations of one sender, which is gone when they are started
    std::optional sndr(ex::read_env(forwarding()));
    record first, second;
    auto op =
      ex::connect(*sndr, value_receiver(first, [](int i) noexcept { assert(i == 1); }, ex::prop(forwarding(), 1)));
    auto other =
      ex::connect(*sndr, value_receiver(second, [](int i) noexcept { assert(i == 2); }, ex::prop(forwarding(), 2)));
    sndr.reset();
    ex::start(other);
    ex::start(op);
    assert(first.value());
    assert(second.value());
  }
  return 0;
}
