// seed: P3552R1 L752
//
// When what a coroutine awaits completes on another thread, the coroutine goes on where it was.

#include "contexts.h"
#include "execution.h"
#include "tasks.h"

#include <cassert>
#include <thread>

task<int> visits(single_thread_context& other) {
  const auto home = std::this_thread::get_id();
  const bool was_there = co_await (ex::schedule(other.get_scheduler()) | ex::then([&] { return other.runs_here(); }));
  assert(was_there);
  assert(std::this_thread::get_id() == home);
  co_return 1;
}

int main(int, char**) {
  single_thread_context other;
  auto [result] = ext::sync_wait(visits(other)).value();
  assert(result == 1);
  return 0;
}
