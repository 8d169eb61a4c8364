// seed: P2006R1 L633
// [exec.sched]/7
//
// Neither the destructor of a sender nor that of a scheduler waits for work that was started: here, that could only be
// done later by the same thread.
//
// EDITION: cd c++26

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <latch>
#include <optional>

int main(int, char**) {
  { // in the queue of a loop that does not run yet
    ex::run_loop loop;
    record told;
    std::optional sch(loop.get_scheduler());
    std::optional sndr(ex::when_all(ex::schedule(*sch), ex::just(1) | ex::continues_on(*sch)));
    auto op = ex::connect(*sndr, any_receiver(told));
    ex::start(op);
    sndr.reset();
    sch.reset();
    assert(told.pending());
    loop.finish();
    loop.run();
    assert(told.value());
  }
  { // waiting for an event
    deferred<ex::set_value_t(int)> source;
    record told;
    std::optional sndr(source.sender() | ex::let_value([](int i) { return ex::just(i); }));
    auto op = ex::connect(*sndr, any_receiver(told));
    ex::start(op);
    sndr.reset();
    assert(told.pending());
    source.complete(ex::set_value, 1);
    assert(told.value());
  }
  { // running on another thread, which is not let go before they are destroyed
    thread_pool pool;
    std::latch go(1), done(1);
    record told;
    std::optional sch(pool.scheduler());
    std::optional sndr(ex::schedule(*sch) | ex::then([&] { go.wait(); }));
    auto op = ex::connect(*sndr, value_receiver(told, [&] { done.count_down(); }));
    ex::start(op);
    sndr.reset();
    sch.reset();
    go.count_down();
    done.wait();
    assert(told.value());
  }
  return 0;
}
