// [exec.sync.wait]/10.1
//
// sync_wait returns when the sender has completed, and not before, be it on another thread; what happened before the
// completion is seen by the thread that waited.

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <thread>
#include <tuple>

int main(int, char**) {
  single_thread_context context;
  const auto here = std::this_thread::get_id();

  for (int i = 0; i != 100; ++i) {
    int done = 0; // no atomic: the completion is ordered before the return
    std::thread::id where;
    auto result = ext::sync_wait(ex::then(ex::schedule(context.get_scheduler()), [&] {
      where = std::this_thread::get_id();
      done = 1;
      return i;
    }));
    assert(done == 1);
    assert(where != here);
    assert(result == std::tuple(i));
  }
  return 0;
}
