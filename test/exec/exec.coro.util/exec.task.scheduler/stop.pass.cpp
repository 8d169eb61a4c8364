// [exec.task.scheduler]/10
//
// A stop request that the receiver passes on is seen by the operation of the scheduler inside.
//
// INFORMATIVE: nothing is said of the environment of the receiver inside
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

#include <cassert>

template<class Source>
void test() {
  ex::run_loop loop;
  ex::task_scheduler sch(loop.get_scheduler());
  Source source;
  Source other;
  auto env = [](Source& source) { return ex::prop(exs::get_stop_token, source.get_token()); };
  record stopped;
  record stopped_later;
  record not_stopped;
  record unstoppable;
  {
    auto op1 = ex::connect(ex::schedule(sch), any_receiver(stopped, env(source)));
    auto op2 = ex::connect(ex::schedule(sch), any_receiver(stopped_later, env(source)));
    auto op3 = ex::connect(ex::schedule(sch), any_receiver(not_stopped, env(other)));
    auto op4 = ex::connect(ex::schedule(sch), any_receiver(unstoppable));
    ex::start(op2);
    source.request_stop();
    ex::start(op1);
    ex::start(op3);
    ex::start(op4);
    loop.finish();
    loop.run();
  }
  assert(stopped.stopped());
  assert(stopped_later.stopped());
  assert(not_stopped.value());
  assert(unstoppable.value());
  other.request_stop(); // nothing refers to the operation any more
}

int main(int, char**) {
  test<exs::inplace_stop_source>();
  test<exs::stop_source>();
  return 0;
}
