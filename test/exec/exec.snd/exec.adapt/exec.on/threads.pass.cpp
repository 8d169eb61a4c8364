// [exec.on]/9
//
// With schedulers of other threads, on hops to the thread and back, also in the middle of a chain, and what one thread
// has done the next one sees.
//
// EDITION: cd c++26

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <thread>
#include <utility>

int main(int, char**) {
  single_thread_context context;
  const std::thread::id here = std::this_thread::get_id();
  int steps = 0; // not atomic: the hops synchronize

  { // on(sch, sndr)
    auto there = ex::then(ex::just(), [&] {
      assert(context.runs_here());
      return ++steps;
    });
    auto back = ex::then(ex::on(context.get_scheduler(), std::move(there)), [&](int i) {
      assert(std::this_thread::get_id() == here);
      assert(i == 1);
      return ++steps;
    });
    auto [result] = ext::sync_wait(std::move(back)).value();
    assert(result == 2);
  }
  { // on(sndr, sch, closure)
    auto closure = ex::then([&](int i) {
      assert(context.runs_here());
      ++steps;
      return i + 1;
    });
    auto sndr = ex::just(1) | ex::on(context.get_scheduler(), std::move(closure)) | ex::then([&](int i) {
      assert(std::this_thread::get_id() == here);
      ++steps;
      return i + 1;
    });
    auto [result] = ext::sync_wait(std::move(sndr)).value();
    assert(result == 3);
    assert(steps == 4);
  }
  return 0;
}
