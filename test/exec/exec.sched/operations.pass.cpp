// [exec.sched]/3
//
// Copying, moving, assigning, comparing and destroying one of the library's schedulers does not throw; threads may do
// that, and schedule, at the same time.

#include "execution.h"

#include <cassert>
#include <latch>
#include <thread>
#include <utility>

// An exception ends the program.
template<class Sch>
void use(const Sch& sch, const Sch& other) noexcept {
  const bool same = sch == other;
  assert((sch != other) == !same);
  Sch copy(sch);
  Sch moved(std::move(copy));
  assert(moved == sch);
  copy = other;
  moved = std::move(copy);
  assert(moved == other);
  assert((other == sch) == same);
}

template<class Sch>
void test(Sch sch, const Sch& other) {
  std::latch both(2);
  auto work = [&] {
    both.arrive_and_wait();
    for (int i = 0; i != 100; ++i) {
      use(sch, sch);
      use(sch, other);
      static_cast<void>(ex::schedule(sch));
    }
  };
  std::jthread first(work);
  std::jthread second(work);
}

int main(int, char**) {
  ex::run_loop loop;
  ex::run_loop other;
  test(loop.get_scheduler(), other.get_scheduler());
  test(ex::inline_scheduler(), ex::inline_scheduler());
  return 0;
}
