// [exec.sysctxrepl.query]/2, [exec.sysctxrepl.psb]/2.1
//
// The backend lives as long as there is a pointer to it, and does the work that it was given: also work that waits or
// is under way when main returns, while the static objects are destroyed.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <atomic>
#include <cassert>
#include <cstddef>
#include <new>
#include <utility>

constexpr int count = 100;
constexpr int most_steps = 2000; // in case that the backend waits for its work before that destructor is run
constexpr int last_steps = 10;

constinit std::atomic<int> left = count;
constinit std::atomic<bool> is_last_destructor_running = false;

struct chain {
  struct receiver {
    using receiver_concept = tag::receiver;

    chain* self;

    void set_value() && noexcept { self->next(); }
    void set_error(auto&&) && noexcept { assert(false); }
    void set_stopped() && noexcept { assert(false); }
  };

  using sender = ex::schedule_result_t<ex::parallel_scheduler>;
  using operation = ex::connect_result_t<sender, receiver>;

  ex::parallel_scheduler sch;
  int steps_left = most_steps;
  operation* op = nullptr;
  alignas(operation) std::byte storage[sizeof(operation)];

  explicit chain(const ex::parallel_scheduler& sch) : sch(sch) {}

  void next() noexcept {
    if (op != nullptr)
      std::exchange(op, nullptr)->~operation();
    if (is_last_destructor_running && steps_left > last_steps)
      steps_left = last_steps;
    if (steps_left-- != 0) {
      op = ::new (static_cast<void*>(storage)) operation(ex::connect(ex::schedule(sch), receiver{this}));
      ex::start(*op);
    } else if (--left == 0) {
      left.notify_one();
    }
  }
};

// Not destroyed at the end of the program.
alignas(chain) std::byte chains[count][sizeof(chain)];

// Older than the backend, and so destroyed after all that the backend may have made that is static.
struct last_to_go {
  ~last_to_go() {
    is_last_destructor_running = true;
    for (int now = left; now != 0; now = left)
      left.wait(now);
  }
};

last_to_go waits;

int main(int, char**) {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  ext::sync_wait(ex::schedule(sch)); // the backend has done some work before the end begins
  for (auto& storage : chains)
    (::new (static_cast<void*>(storage)) chain(sch))->next();
  return 0;
}
