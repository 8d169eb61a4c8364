// seed: P2300R10 L1081
//
// An execution resource of one thread, made of a run_loop: all that is scheduled runs there, in its order, and the
// destructor waits until it is done.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "self_destroying.h"

#include <array>
#include <cassert>
#include <latch>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

int main(int, char**) {
  { // the thread
    single_thread_context context;
    auto [id] = ext::sync_wait(ex::schedule(context.get_scheduler()) | ex::then([] {
      return std::this_thread::get_id();
    })).value();
    assert(id == context.get_thread_id());
    assert(id != std::this_thread::get_id());
  }
  { // each context has its own
    single_thread_context one, other;
    assert(one.get_scheduler() == one.get_scheduler());
    assert(one.get_scheduler() != other.get_scheduler());
    auto id = [](auto& context) {
      return ex::schedule(context.get_scheduler()) | ex::then([] { return std::this_thread::get_id(); });
    };
    auto [first, second] = ext::sync_wait(ex::when_all(id(one), id(other))).value();
    assert(first == one.get_thread_id());
    assert(second == other.get_thread_id());
    assert(first != second);
  }
  { // first in, first out; what is still queued when the context is destroyed runs before its thread ends
    std::array<record, 4> told;
    std::vector<int> order;
    {
      std::latch busy(1);
      single_thread_context context;
      auto work = [&](int i) {
        return ex::schedule(context.get_scheduler()) | ex::then([&, i] {
          if (i == 0)
            busy.wait();
          order.push_back(i);
        });
      };
      for (int i = 0; i != 4; ++i)
        connect_self_destroying(work(i), told[i])->start();
      busy.count_down();
    }
    assert(order == (std::vector{0, 1, 2, 3}));
    for (const record& r : told)
      assert(r.value());
  }
  return 0;
}
