// [exec.continues.on]/6
//
// With schedulers of other threads the child is started on the thread that starts the operation, what follows
// continues_on runs on the thread of the scheduler, and it sees what the child has sent.

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <thread>
#include <tuple>
#include <utility>

int main(int, char**) {
  single_thread_context first;
  single_thread_context second;
  const std::thread::id here = std::this_thread::get_id();

  auto start = ex::then(ex::just(1), [&](int i) {
    assert(std::this_thread::get_id() == here);
    return i + 1;
  });
  auto on_first = ex::then(ex::continues_on(start, first.get_scheduler()), [&](int i) {
    assert(first.runs_here());
    return i + 1;
  });
  auto on_second = ex::then(ex::continues_on(on_first, second.get_scheduler()), [&](int i) {
    assert(second.runs_here());
    return i + 1;
  });
  auto [result] = ext::sync_wait(std::move(on_second)).value();
  assert(result == 4);
  return 0;
}
