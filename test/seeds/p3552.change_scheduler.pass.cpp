// seed: P3552R1 L839
//
// A coroutine moves to another scheduler, stays there, and goes back to the one that it got in return.
//
// EDITION: cd

#include "contexts.h"
#include "execution.h"
#include "tasks.h"

#include <cassert>
#include <thread>

task<> visits(single_thread_context& other) {
  const auto home = std::this_thread::get_id();
  auto previous = co_await ex::change_coroutine_scheduler(other.get_scheduler());
  assert(other.runs_here());
  co_await ex::just();
  assert(other.runs_here());
  co_await ex::change_coroutine_scheduler(previous);
  assert(std::this_thread::get_id() == home);
}

int main(int, char**) {
  single_thread_context other;
  assert(ext::sync_wait(visits(other)).has_value());
  return 0;
}
