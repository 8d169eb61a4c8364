// [exec.when.all]/4
//
// The sender can be connected as an lvalue, which copies its children, and as an rvalue, which moves them. Nothing
// happens before the start.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <utility>

template<class Algorithm>
void test(Algorithm algorithm) {
  { // lvalues and rvalues
    record first, second, third, fourth;
    auto sndr = algorithm(ex::just(1), ex::just(2));
    run(sndr, any_receiver(first));
    assert(first.value());
    run(std::as_const(sndr), any_receiver(second));
    assert(second.value());
    run(std::move(sndr), any_receiver(third));
    assert(third.value());
    run(algorithm(move_only_sender(ex::just(1)), ex::just(2)), any_receiver(fourth));
    assert(fourth.value());
  }
  { // nothing happens before the start
    record told;
    deferred<ex::set_value_t()> one, two;
    {
      auto op = ex::connect(algorithm(one.sender(), two.sender()), any_receiver(told));
      assert(!one.started());
      assert(!two.started());
    }
    assert(told.pending());
  }
}

int main(int, char**) {
  test(ex::when_all);
  test(ex::when_all_with_variant);
  return 0;
}
