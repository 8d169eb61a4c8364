// [exec.run.loop.types]/9.1
//
// The receiver that was passed to connect is kept in the operation state as long as that lives, before, during and
// after the operation.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <cassert>
#include <utility>

struct counting_receiver {
  using receiver_concept = tag::receiver;

  int* alive;

  explicit counting_receiver(int& alive) : alive(&alive) { ++alive; }
  counting_receiver(counting_receiver&& other) noexcept : alive(other.alive) { ++*alive; }
  ~counting_receiver() { --*alive; }

  void set_value() && noexcept { assert(*alive >= 1); }
  void set_error(auto&&) && noexcept {}
  void set_stopped() && noexcept {}
};

int main(int, char**) {
  ex::run_loop loop;
  int alive = 0;
  {
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), counting_receiver(alive));
    assert(alive >= 1);
    ex::start(op);
    assert(alive >= 1);
    loop.finish();
    loop.run();
    assert(alive >= 1);
  }
  assert(alive == 0);
  { // never started
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), counting_receiver(alive));
    assert(alive >= 1);
  }
  assert(alive == 0);
  return 0;
}
