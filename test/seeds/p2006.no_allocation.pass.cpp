// seed: P2006R1 L58
//
// A composed operation needs no memory beside its operation state, from connecting it to its completion.
//
// INFORMATIVE: no paragraph forbids an algorithm to allocate

#include "adaptors.h"
#include "allocations.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <string>

int main(int, char**) {
  for_each_adaptor([](auto adapt) {
    for (channel how : every_channel) {
      record told;
      const allocation_ledger ledger;
      {
        scripted source;
        auto op = ex::connect(adapt(source.sender()), any_receiver(told, adaptor_env()));
        ex::start(op);
        source.complete(how);
      }
      assert(!told.pending());
      assert(ledger.allocated() == 0);
      assert(ledger.freed() == 0);
    }
  });

  { // what waits in the queue of a run_loop
    ex::run_loop loop;
    auto sch = loop.get_scheduler();
    record told;
    const allocation_ledger ledger;
    auto op = ex::connect(ex::when_all(ex::schedule(sch) | ex::let_value([&] { return ex::schedule(sch); }),
                            ex::starts_on(sch, ex::just(1)), ex::just(2) | ex::continues_on(sch)),
      any_receiver(told));
    ex::start(op);
    loop.finish();
    loop.run();
    assert(told.value());
    assert(ledger.allocated() == 0);
  }
  { // the ledger does see what is allocated
    const allocation_ledger ledger;
    record told;
    run(ex::just(1000) | ex::then([](int n) { return std::string(n, 'x'); }), any_receiver(told));
    assert(ledger.allocated() > 0);
    assert(ledger.allocated() == ledger.freed());
  }
  return 0;
}
