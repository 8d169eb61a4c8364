// RUN: %{build} %s -o %t
// RUN: %t
//
// What the default backend needs to know of an operation is in the storage that the operation has for it. The text does
// not demand that; it is a promise of this implementation.

#include "allocations.h"

#include <refstd/execution>

#include <atomic>
#include <cassert>

namespace ex = refstd::execution;
using refstd::this_thread::sync_wait;

template<class Fn>
void allocates_nothing(Fn fn) {
  fn(); // The first time the threads are made.
  const allocation_ledger ledger;
  for (int i = 0; i != 100; ++i)
    fn();
  assert(ledger.allocated() == 0);
}

int main() {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  constexpr int size = 1000;
  std::atomic<int> calls(0);

  allocates_nothing([&] { assert(sync_wait(ex::schedule(sch))); });
  allocates_nothing([&] {
    calls = 0;
    assert(sync_wait(
      ex::schedule(sch) | ex::bulk_chunked(ex::par, size, [&](int begin, int end) noexcept { calls += end - begin; })));
    assert(calls == size);
  });
  allocates_nothing([&] {
    calls = 0;
    assert(sync_wait(ex::schedule(sch) | ex::bulk_unchunked(ex::par, size, [&](int) noexcept { ++calls; })));
    assert(calls == size);
  });
  return 0;
}
