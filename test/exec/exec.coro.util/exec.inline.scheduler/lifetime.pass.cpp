// [exec.inline.scheduler]/4.1
//
// The receiver that was passed to connect is kept in the operation state as long as that lives.

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

  void set_value() && noexcept {}
};

int main(int, char**) {
  int alive = 0;
  {
    auto op = ex::connect(ex::schedule(ex::inline_scheduler()), counting_receiver(alive));
    assert(alive >= 1);
    ex::start(op);
    assert(alive >= 1);
  }
  assert(alive == 0);
  { // never started
    auto op = ex::connect(ex::schedule(ex::inline_scheduler()), counting_receiver(alive));
    assert(alive >= 1);
  }
  assert(alive == 0);
  return 0;
}
