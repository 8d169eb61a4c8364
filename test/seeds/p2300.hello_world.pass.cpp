// seed: P2300R10 L412
//
// Work that is described step by step runs on the pool, and not before somebody waits for its result.

#include "contexts.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  thread_pool pool;
  int greetings = 0;

  ex::scheduler auto sch = pool.scheduler();
  ex::sender auto begin = ex::schedule(sch);
  ex::sender auto hello = ex::then(begin, [&] {
    assert(pool.runs_here());
    ++greetings;
    return 13;
  });
  ex::sender auto add_42 = ex::then(hello, [&](int i) {
    assert(pool.runs_here());
    return i + 42;
  });
  assert(greetings == 0);

  auto [i] = ext::sync_wait(add_42).value();
  assert(i == 55);
  assert(greetings == 1);

  // The senders are still there, and describe the same work.
  auto [j] = ext::sync_wait(hello).value();
  assert(j == 13);
  auto [k] = ext::sync_wait(add_42).value();
  assert(k == 55);
  assert(greetings == 3);
  return 0;
}
