// [exec.run.loop.types]/7
//
// A schedule sender of a run_loop may be an lvalue: it can be connected more than once, and each operation is executed.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <utility>

int main(int, char**) {
  ex::run_loop loop;
  auto sndr = ex::schedule(loop.get_scheduler());
  record told[3];
  auto first = ex::connect(sndr, any_receiver(told[0]));
  auto second = ex::connect(sndr, any_receiver(told[1]));
  auto third = ex::connect(std::move(sndr), any_receiver(told[2]));
  static_assert(std::same_as<decltype(first), decltype(third)>);
  ex::start(first);
  ex::start(second);
  ex::start(third);
  loop.finish();
  loop.run();
  for (const record& each : told)
    assert(each.value());
  return 0;
}
