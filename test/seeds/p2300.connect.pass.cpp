// seed: P2300R10 L2773
//
// connect makes an operation state of a sender and a receiver, which stays where it is and does nothing until it is
// started; then it completes once, and it needs neither the sender nor the receiver that it was made of.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <latch>
#include <optional>

int main(int, char**) {
  { // inside start
    record told;
    ex::sender auto snd = ex::just(7);
    ex::receiver auto rcv = value_receiver(told, [](int i) { assert(i == 7); });
    ex::operation_state auto state = ex::connect(snd, rcv);
    assert(told.pending());
    ex::start(state);
    assert(told.value());
  }
  { // later, when sender and receiver are gone
    record told;
    deferred<ex::set_value_t(int)> source;
    std::optional snd(source.sender() | ex::then([](int i) { return i + 1; }));
    std::optional rcv(value_receiver(told, [](int i) { assert(i == 8); }));
    ex::operation_state auto state = ex::connect(*snd, *rcv);
    snd.reset();
    rcv.reset();
    assert(!source.started());
    ex::start(state);
    assert(source.started());
    assert(told.pending());
    source.complete(ex::set_value, 7);
    assert(told.value());
  }
  { // on another thread
    thread_pool pool;
    std::latch done(1);
    record told;
    ex::sender auto snd = ex::schedule(pool.scheduler());
    ex::receiver auto rcv = value_receiver(told, [&] {
      assert(pool.runs_here());
      done.count_down();
    });
    ex::operation_state auto state = ex::connect(snd, rcv);
    ex::start(state);
    done.wait();
    assert(told.value());
  }
  return 0;
}
