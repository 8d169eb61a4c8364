// [exec.adapt.obj]/1.3
//
// A composed closure calls the second closure with what the first makes of the sender. It calls both as it is called
// itself: const or not, lvalue or rvalue.

#include "closures.h"
#include "execution.h"

#include <cassert>
#include <utility>

void test() {
  numbered_sender sndr;
  auto composed = appending_closure(5) | appending_closure(6);
  assert(composed(sndr).number == 511613);
  assert(composed(std::as_const(sndr)).number == 512613);
  assert(composed(numbered_sender()).number == 513613);
  assert(std::as_const(composed)(sndr).number == 521623);
  assert(std::move(composed)(sndr).number == 531633);
  assert(std::move(std::as_const(composed))(sndr).number == 541643);
  { // the result is a closure, too
    assert((sndr | composed) == composed(sndr));
    assert((sndr | (composed | appending_closure(7))) ==
           (sndr | appending_closure(5) | appending_closure(6) | appending_closure(7)));
    assert((sndr | (appending_closure(5) | (appending_closure(6) | appending_closure(7)))) ==
           (sndr | appending_closure(5) | appending_closure(6) | appending_closure(7)));
  }
}

int main(int, char**) {
  test();
  return 0;
}
