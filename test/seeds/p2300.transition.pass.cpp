// seed: P2300R10 L1962
//
// Work goes to another resource where continues_on says so, and nowhere else.

#include "contexts.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  thread_pool first;
  single_thread_context second;
  int steps = 0;

  auto on_first = [&] {
    assert(first.runs_here());
    ++steps;
  };
  auto on_second = [&] {
    assert(second.runs_here());
    ++steps;
  };

  ex::sender auto snd1 = ex::schedule(first.scheduler());
  ex::sender auto then1 = ex::then(snd1, on_first);
  ex::sender auto snd2 = ex::continues_on(then1, second.get_scheduler());
  ex::sender auto then2 = ex::then(snd2, on_second);
  ext::sync_wait(then2);
  assert(steps == 2);

  // There and back, with everything that does not move in between.
  auto round_trip = then2 | ex::let_value([&] {
    on_second();
    return ex::just(1);
  }) | ex::then([&](int i) {
    on_second();
    return i;
  }) | ex::continues_on(first.scheduler()) |
                    ex::bulk(ex::seq, 2, [&](int, int) { on_first(); }) | ex::upon_error([&](auto&&) { return 0; }) |
                    ex::then([&](int i) {
                      on_first();
                      return i;
                    });
  auto [i] = ext::sync_wait(round_trip).value();
  assert(i == 1);
  assert(steps == 9);
  return 0;
}
