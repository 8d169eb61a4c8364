// seed: P2300R10 L1860
//
// schedule describes a new agent on the scheduler's resource: it sends nothing, there.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <latch>
#include <optional>
#include <tuple>

int main(int, char**) {
  thread_pool pool;
  ex::scheduler auto sch = pool.scheduler();
  ex::sender auto sndr = ex::schedule(sch);

  { // it sends no values
    std::same_as<std::optional<std::tuple<>>> auto result = ext::sync_wait(sndr);
    assert(result.has_value());
  }
  { // the receiver is called on the resource
    std::latch done(1);
    record told;
    auto op = ex::connect(sndr, value_receiver(told, [&] {
      assert(pool.runs_here());
      done.count_down();
    }));
    ex::start(op);
    done.wait();
    assert(told.value());
  }
  { // a description that nobody starts has no effect
    record told;
    [[maybe_unused]] auto op = ex::connect(ex::schedule(sch), any_receiver(told));
    assert(told.pending());
  }
  return 0;
}
