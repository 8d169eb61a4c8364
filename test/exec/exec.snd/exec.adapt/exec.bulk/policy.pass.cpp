// [exec.bulk]/8.3
//
// The policy says how the function may be applied: with seq all invocations are on one thread, one after the other, and
// with par, too, an invocation may wait for a lock that another one holds.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <mutex>
#include <thread>

// Counts indices, be they alone or in a chunk.
struct sequenced_function {
  int* total;
  int* running;
  std::thread::id* where;

  void operator()(int i) const noexcept { (*this)(i, i + 1); }

  void operator()(int begin, int end) const noexcept {
    ++*running;
    assert(*running == 1);
    if (*where == std::thread::id())
      *where = std::this_thread::get_id();
    assert(*where == std::this_thread::get_id());
    *total += end - begin;
    --*running;
  }
};

struct locking_function {
  int* total;
  std::mutex* mutex;

  void operator()(int i) const noexcept { (*this)(i, i + 1); }

  void operator()(int begin, int end) const noexcept {
    std::lock_guard lock(*mutex);
    *total += end - begin;
  }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  { // seq, and the child completes on another thread
    int total = 0;
    int running = 0;
    std::thread::id where;
    deferred<ex::set_value_t()> source;
    record told;
    auto op = ex::connect(
      adaptor(source.sender(), ex::seq, 10, sequenced_function{&total, &running, &where}), any_receiver(told));
    ex::start(op);
    std::thread([&] { source.complete(ex::set_value); }).join();
    assert(told.value());
    assert(total == 10);
  }
  { // par
    int total = 0;
    std::mutex mutex;
    record told;
    run(adaptor(ex::just(), ex::par, 10, locking_function{&total, &mutex}), any_receiver(told));
    assert(told.value());
    assert(total == 10);
  }
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
