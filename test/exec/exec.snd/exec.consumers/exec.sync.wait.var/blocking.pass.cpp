// [exec.sync.wait.var]/3.1
//
// sync_wait_with_variant returns when the sender has completed, and not before, be it on another thread; while it
// waits, the thread runs the work that others give to the delegation scheduler.

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <thread>
#include <utility>

int main(int, char**) {
  single_thread_context context;
  const auto here = std::this_thread::get_id();

  for (int i = 0; i != 100; ++i) {
    { // no atomic: the completion is ordered before the return
      int done = 0;
      std::thread::id where;
      auto result = ext::sync_wait_with_variant(ex::then(ex::schedule(context.get_scheduler()), [&] {
        where = std::this_thread::get_id();
        done = 1;
      }));
      assert(result.has_value());
      assert(done == 1);
      assert(where != here);
    }
    { // the other thread can complete only after this one has run its work
      bool delegated = false;
      auto sndr = ex::let_value(ex::schedule(context.get_scheduler()), [&] {
        return ex::let_value(ex::read_env(ex::get_delegation_scheduler), [&](auto sch) {
          return ex::then(ex::schedule(sch), [&] { delegated = std::this_thread::get_id() == here; });
        });
      });
      assert(ext::sync_wait_with_variant(std::move(sndr)).has_value());
      assert(delegated);
    }
  }
  return 0;
}
