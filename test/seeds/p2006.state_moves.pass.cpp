// seed: P2006R1 L129
//
// The state of an operation has its place there: while one child operation after the other comes and goes it is neither
// moved nor copied.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  { // three stages that look at it
    deferred<ex::set_value_t()> stages[3];
    tally counts;
    const counted* place = nullptr;
    record told;
    auto stays = [&](counted& state) {
      assert(&state == place);
      assert(counts.copies == 0 && counts.moves == 0);
    };
    auto op = ex::connect(ex::just(counted(counts)) | ex::let_value([&](counted& state) {
      place = &state;
      counts = {};
      return stages[0].sender() | ex::let_value([&] {
        stays(state);
        return stages[1].sender() | ex::let_value([&] {
          stays(state);
          return stages[2].sender() | ex::then([&] { stays(state); });
        });
      });
    }),
      any_receiver(told));
    ex::start(op);
    for (auto& stage : stages)
      stage.complete(ex::set_value);
    assert(told.value());
    assert(counts.copies == 0 && counts.moves == 0);
  }
  { // stages on several threads
    thread_pool pool;
    auto sch = pool.scheduler();
    tally counts;
    auto sndr = ex::just(counted(counts)) | ex::let_value([&counts, sch](counted& state) {
      counts = {};
      return ex::schedule(sch) | ex::let_value([sch] { return ex::schedule(sch); }) | ex::continues_on(sch) |
             ex::then([&] { return &state; });
    });
    ext::sync_wait(std::move(sndr));
    assert(counts.copies == 0 && counts.moves == 0);
  }
  return 0;
}
