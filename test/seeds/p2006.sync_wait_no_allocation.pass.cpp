// seed: P2006R1 L32
// [exec.run.loop.general]/4
//
// sync_wait keeps the operation on its stack, and a run_loop queues operations without allocating, however many.
//
// EDITION: cd c++26
// INFORMATIVE: an intrusive queue is recommended practice

#include "allocations.h"
#include "completions.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <array>
#include <cassert>
#include <optional>
#include <utility>

// Schedules itself again, so many times.
class rescheduling {
  struct receiver {
    using receiver_concept = tag::receiver;

    rescheduling* self;

    void set_value() && noexcept { self->next(); }
    void set_error(auto&&) && noexcept { assert(false); }
    void set_stopped() && noexcept { assert(false); }
  };

  using scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

  ex::run_loop& loop;
  int left;
  std::optional<ex::connect_result_t<ex::schedule_result_t<scheduler>, receiver>> op;

public:
  rescheduling(ex::run_loop& loop, int times) : loop(loop), left(times) {}

  void next() noexcept {
    if (left-- == 0) {
      loop.finish();
    } else {
      op.emplace(elide{[this] { return ex::connect(ex::schedule(loop.get_scheduler()), receiver{this}); }});
      ex::start(*op);
    }
  }

  bool done() const noexcept { return left < 0; }
};

int main(int, char**) {
  { // sync_wait, with work that goes through its loop
    const allocation_ledger ledger;
    auto task = ex::read_env(ex::get_scheduler) | ex::let_value([](auto sch) {
      return ex::when_all(ex::starts_on(sch, ex::just(1)), ex::schedule(sch) | ex::then([] { return 2; }));
    });
    auto [i, j] = ext::sync_wait(std::move(task)).value();
    assert(i == 1 && j == 2);
    assert(ledger.allocated() == 0);
  }
  { // a thousand operations in the queue
    static ex::run_loop loop;
    static std::array<record, 1000> told;
    using operation = decltype(ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[0])));
    static std::array<std::optional<operation>, 1000> ops;

    const allocation_ledger ledger;
    for (int i = 0; i != 1000; ++i) {
      ops[i].emplace(elide{[i] { return ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[i])); }});
      ex::start(*ops[i]);
    }
    loop.finish();
    loop.run();
    assert(ledger.allocated() == 0);
    for (const record& r : told)
      assert(r.value());
  }
  { // one that comes back a thousand times
    ex::run_loop loop;
    rescheduling work(loop, 1000);
    const allocation_ledger ledger;
    work.next();
    loop.run();
    assert(work.done());
    assert(ledger.allocated() == 0);
  }
  return 0;
}
