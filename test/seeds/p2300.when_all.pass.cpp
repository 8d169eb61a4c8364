// seed: P2300R10 L2701
//
// when_all sends what all its inputs send, in the order of the inputs, whichever is the first to complete.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <format>
#include <string>

int main(int, char**) {
  auto print = [](auto... args) { return std::format("the two args: {}, {}", args...); };

  { // on the threads of a pool
    thread_pool pool;
    ex::scheduler auto sch = pool.scheduler();
    ex::sender auto sends_1 = ex::schedule(sch) | ex::then([] { return 1; });
    ex::sender auto sends_abc = ex::schedule(sch) | ex::then([] { return std::string("abc"); });
    ex::sender auto both = ex::when_all(sends_1, sends_abc);
    ex::sender auto last = ex::then(both, print);
    auto [text] = ext::sync_wait(last).value();
    assert(text == "the two args: 1, abc");
  }
  { // the second input first
    deferred<ex::set_value_t(int)> one;
    deferred<ex::set_value_t(std::string)> abc;
    record told;
    auto op = ex::connect(ex::when_all(one.sender(), abc.sender()) | ex::then(print),
      value_receiver(told, [](std::string text) { assert(text == "the two args: 1, abc"); }));
    ex::start(op);
    assert(one.started() && abc.started());
    abc.complete(ex::set_value, std::string("abc"));
    assert(told.pending());
    one.complete(ex::set_value, 1);
    assert(told.value());
  }
  return 0;
}
