// [exec.sync.wait]/10.1
//
// While it waits, the thread runs the work that others give to the delegation scheduler.

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <thread>
#include <utility>

int main(int, char**) {
  single_thread_context context;
  const auto here = std::this_thread::get_id();

  for (int i = 0; i != 100; ++i) {
    bool delegated = false;
    // The other thread can complete only after this one has run its work.
    auto sndr = ex::let_value(ex::schedule(context.get_scheduler()), [&] {
      assert(std::this_thread::get_id() != here);
      return ex::let_value(ex::read_env(ex::get_delegation_scheduler), [&](auto sch) {
        assert(std::this_thread::get_id() != here);
        return ex::then(ex::schedule(sch), [&] { delegated = std::this_thread::get_id() == here; });
      });
    });
    assert(ext::sync_wait(std::move(sndr)).has_value());
    assert(delegated);
  }
  return 0;
}
