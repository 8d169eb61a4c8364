// [exec.run.loop.types]/2, [exec.run.loop.types]/6
//
// Schedulers and senders of a loop can be used as long as the loop lives, also when it has run and is finished.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  ex::run_loop loop;
  ex::run_loop other;
  const auto sch = loop.get_scheduler();
  const auto sndr = ex::schedule(auto(sch));
  loop.finish();
  loop.run();

  assert(sch == loop.get_scheduler());
  assert(sch != other.get_scheduler());
  assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr)) == sch);
  assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(ex::schedule(auto(sch)))) == sch);
  record told;
  {
    auto op = ex::connect(auto(sndr), any_receiver(told));
    auto another = ex::connect(ex::schedule(auto(sch)), any_receiver(told));
  }
  assert(told.pending());
  return 0;
}
