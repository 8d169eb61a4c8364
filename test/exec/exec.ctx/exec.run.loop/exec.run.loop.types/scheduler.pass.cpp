// [exec.run.loop.types]/1, [exec.run.loop.types]/3
//
// The schedulers of a run_loop are schedulers; two of them are equal if and only if they are of the same loop.

#include "execution.h"

#include <cassert>
#include <utility>

using scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

static_assert(ex::scheduler<scheduler>);
static_assert(ex::scheduler<scheduler&>);

int main(int, char**) {
  ex::run_loop loop;
  ex::run_loop other;

  auto sch = loop.get_scheduler();
  assert(sch == loop.get_scheduler());
  assert(!(sch != loop.get_scheduler()));
  assert(sch != other.get_scheduler());
  assert(!(sch == other.get_scheduler()));

  auto copy = sch;
  assert(copy == sch);
  copy = other.get_scheduler();
  assert(copy != sch);
  assert(copy == other.get_scheduler());
  auto moved = std::move(copy);
  assert(moved == other.get_scheduler());
  return 0;
}
