// seed: P2300R10 L2801
//
// It is the resource on which work runs that decides how: bulk work after a transition to an accelerator becomes a
// kernel of it, whatever algorithms are in between, and the accelerator has nothing to say about then.

#include "accelerator.h"
#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <vector>

int main(int, char**) {
  accelerator gpu;
  std::vector<int> order;
  auto visit = [&](int i, auto&...) {
    assert(gpu.runs_here());
    order.push_back(i);
  };

  { // as the paper has it
    ex::sender auto initial = ex::schedule(gpu.scheduler());
    ex::sender auto next = ex::then(initial, [&] {
      assert(gpu.runs_here());
      return 1;
    });
    ex::sender auto kernel = ex::bulk(next, ex::par, 3, visit);
    assert(accelerator::launches == 0);
    auto [i] = ext::sync_wait(kernel).value();
    assert(i == 1);
    assert(accelerator::launches == 1);
    assert(order == (std::vector{2, 1, 0}));
  }
  { // in a pipe, after a transition
    order.clear();
    auto [i] = ext::sync_wait(
      ex::just(7) | ex::continues_on(gpu.scheduler()) | ex::then([](int i) { return 2 * i; }) |
      ex::bulk(ex::par, 2, visit) | ex::then([](int i) {
        return i + 1;
      })).value();
    assert(i == 15);
    assert(accelerator::launches == 2);
    assert(order == (std::vector{1, 0}));
  }
  { // on another resource it is what it always was
    thread_pool pool;
    std::vector<int> visited;
    ext::sync_wait(ex::schedule(pool.scheduler()) | ex::bulk(ex::seq, 3, [&](int i) {
      assert(pool.runs_here());
      visited.push_back(i);
    }));
    assert(visited == (std::vector{0, 1, 2}));
    assert(accelerator::launches == 2);
  }
  return 0;
}
