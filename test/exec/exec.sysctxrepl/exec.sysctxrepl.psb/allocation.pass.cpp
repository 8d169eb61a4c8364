// [exec.sysctxrepl.psb]/3, [exec.sysctxrepl.psb]/6, [exec.sysctxrepl.psb]/9
//
// All that the default backend needs for an operation is in the storage that the operation has for it: once the threads
// are there, nothing is taken from the free store, be it scheduled work or bulk work.
//
// INFORMATIVE: the storage is there so that the backend can do without memory of its own; it need not

#include "allocations.h"
#include "bulk.h"

#include <atomic>
#include <cassert>
#include <utility>

std::atomic<int> completed = 0; // is there until the last thread has notified it

struct counting_receiver {
  using receiver_concept = tag::receiver;

  void set_value() && noexcept {
    ++completed;
    completed.notify_one();
  }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
};

void run(auto sndr) {
  const int before = completed;
  auto op = ex::connect(std::move(sndr), counting_receiver());
  ex::start(op);
  completed.wait(before);
}

void run_all(const ex::parallel_scheduler& sch, std::size_t size) {
  std::atomic<std::size_t> indices(0);
  const auto count = [&](std::size_t b, std::size_t e) noexcept { indices += e - b; };
  run(ex::schedule(sch));
  run(chunked::run(ex::schedule(sch), size, count));
  assert(indices == size);
  run(unchunked::run(ex::schedule(sch), size, count));
  assert(indices == 2 * size);
}

int main(int, char**) {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  for (int round = 0; round != 1000; ++round) // time enough for the threads to begin
    run_all(sch, 100);
  const allocation_ledger ledger;
  for (int round = 0; round != 1000; ++round)
    run_all(sch, 100);
  run_all(sch, 100'000);
  assert(ledger.allocated() == 0);
  return 0;
}
