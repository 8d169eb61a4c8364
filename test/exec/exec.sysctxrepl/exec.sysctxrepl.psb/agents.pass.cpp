// [exec.sysctxrepl.psb]/2.2, [exec.sysctxrepl.psb]/5.6, [exec.sysctxrepl.psb]/8.5
//
// The default backend completes work successfully, and calls the function of bulk work, on agents of its own: the
// thread that has started the work is none of them, neither inside start nor while it waits.

#include "bulk.h"

#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

constexpr int rounds = 100;

// What the threads have seen; the operations are gone before this is.
struct seen {
  const std::thread::id starter = std::this_thread::get_id();
  std::atomic<int> calls_of_starter = 0;

  void operator()() noexcept {
    if (std::this_thread::get_id() == starter)
      ++calls_of_starter;
  }
};

void run(auto sndr) {
  const auto told = std::make_shared<verdict>();
  auto op = ex::connect(std::move(sndr), verdict::receiver{told, exs::inplace_stop_token()});
  ex::start(op);
  assert(told->wait() == channel::value);
}

template<class Bulk>
void test_bulk(const ex::parallel_scheduler& sch) {
  seen by;
  run(Bulk::run(ex::schedule(sch), 100, [&](auto, auto) noexcept { by(); }) | ex::then([&] noexcept { by(); }));
  assert(by.calls_of_starter == 0);
}

int main(int, char**) {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  for (int i = 0; i != rounds; ++i) {
    seen by;
    run(ex::schedule(sch) | ex::then([&] noexcept { by(); }));
    assert(by.calls_of_starter == 0);
    test_bulk<chunked>(sch);
    test_bulk<unchunked>(sch);
  }
  return 0;
}
