// [exec.adapt.obj]/1
//
// sndr | c is the same as c(sndr), for the closure and the sender as they are.

#include "closures.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

// The sender that it is given.
struct identity_closure : ex::sender_adaptor_closure<identity_closure> {
  template<ex::sender Sndr>
  constexpr Sndr&& operator()(Sndr&& sndr) const noexcept {
    return std::forward<Sndr>(sndr);
  }
};

void test() {
  numbered_sender sndr;
  appending_closure closure(5);
  assert((sndr | closure).number == 511);
  assert((std::as_const(sndr) | closure).number == 512);
  assert((numbered_sender() | closure).number == 513);
  assert((sndr | std::as_const(closure)).number == 521);
  assert((sndr | std::move(closure)).number == 531);
  assert((numbered_sender() | std::move(std::as_const(closure))).number == 543);
  assert((sndr | closure) == closure(sndr));
  { // one after the other
    assert((sndr | appending_closure(5) | appending_closure(6)).number == 531633);
  }
  { // the result is as it is returned
    static_assert(std::same_as<decltype(sndr | identity_closure()), numbered_sender&>);
    static_assert(std::same_as<decltype(numbered_sender() | identity_closure()), numbered_sender&&>);
    assert(&(sndr | identity_closure()) == &sndr);
  }
}

int main(int, char**) {
  test();
  return 0;
}
