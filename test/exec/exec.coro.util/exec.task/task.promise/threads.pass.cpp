// [task.promise]/10
//
// A coroutine that awaits work of another thread goes on in its own, and sees what the work did.
//
// EDITION: cd c++26

#include "contexts.h"
#include "execution.h"
#include "tasks.h"

#include <cassert>
#include <thread>
#include <tuple>

task<int> inner(single_thread_context& context) {
  const auto home = std::this_thread::get_id();
  int worked = 0;
  co_await (ex::schedule(context.get_scheduler()) | ex::then([&] {
    assert(context.runs_here());
    ++worked;
  }));
  assert(std::this_thread::get_id() == home);
  co_return worked;
}

task<int> outer(single_thread_context& context) {
  const auto home = std::this_thread::get_id();
  int sum = 0;
  for (int i = 0; i != 100; ++i) {
    sum += co_await inner(context);
    assert(std::this_thread::get_id() == home);
  }
  co_return sum;
}

int main(int, char**) {
  single_thread_context context;
  single_thread_context home;
  auto [sum] = ext::sync_wait(outer(context)).value();
  assert(sum == 100);

  // a task that is started on a third thread stays there
  auto [sum_there] = ext::sync_wait(ex::starts_on(home.get_scheduler(), outer(context))).value();
  assert(sum_there == 100);

  auto [first, second] =
    ext::sync_wait(ex::when_all(outer(context), ex::starts_on(home.get_scheduler(), outer(context)))).value();
  assert(first == 100 && second == 100);
  return 0;
}
