// seed: P2006R1 L441
//
// submit(sndr, rcvr) needs nothing but connect and start: the operation lives in one node on the heap, which is freed
// when the receiver has been told, and if it cannot be connected that is all there is to clean up.

#include "allocations.h"
#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "submit.h"
#include "tags.h"

#include <cassert>
#include <latch>
#include <utility>

struct unconnectable {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept { assert(false); }
  };

  template<class Rcvr>
  operation<Rcvr> connect(Rcvr) const {
    throw 7;
  }
};

int main(int, char**) {
  { // at once
    record told;
    const allocation_ledger ledger;
    submit(ex::just(7), value_receiver(told, [](int i) { assert(i == 7); }));
    assert(told.value());
    assert(ledger.allocated() == ledger.freed());
  }
  { // later; the node is there until then, and the value until the receiver has it
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
    record told[3];
    const allocation_ledger ledger;
    auto sndr = source.sender() | ex::then([](int i) { return i + 1; });
    submit(sndr, value_receiver(told[0], [](int i) { assert(i == 8); }));
    assert(told[0].pending());
    assert(ledger.allocated() > ledger.freed());
    source.complete(ex::set_value, 7);
    assert(told[0].value());
    submit(sndr, any_receiver(told[1]));
    source.complete(ex::set_error, 7);
    assert(told[1].error());
    submit(sndr, any_receiver(told[2]));
    source.complete(ex::set_stopped);
    assert(told[2].stopped());
    assert(ledger.allocated() == ledger.freed());
  }
  { // not at all
    record told;
    bool thrown = false;
    try {
      submit(unconnectable() | ex::then([] {}), any_receiver(told));
    } catch (int) {
      thrown = true;
    }
    assert(thrown);
    assert(told.pending());
  }
  { // on another thread
    std::latch done(1);
    record told;
    {
      single_thread_context context;
      submit(ex::schedule(context.get_scheduler()), value_receiver(told, [&] {
        assert(context.runs_here());
        done.count_down();
      }));
      done.wait();
    }
    assert(told.value());
  }
  return 0;
}
