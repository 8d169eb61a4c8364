// [exec.run.loop.members]/2, [exec.run.loop.members]/3
//
// What is started goes to the back of the queue, and what happened before start happens before it is executed, on
// whatever thread.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <thread>

int main(int, char**) {
  for (int repetition = 0; repetition != 20; ++repetition) {
    ex::run_loop loop;
    int written = 0; // not atomic: a data race is what the thread sanitizer would see
    int read[3] = {};
    record told[3];
    auto look = [&](int i) { return value_receiver(told[i], [&written, &read, i] { read[i] = ++written; }); };
    auto first = ex::connect(ex::schedule(loop.get_scheduler()), look(0));
    auto second = ex::connect(ex::schedule(loop.get_scheduler()), look(1));
    auto third = ex::connect(ex::schedule(loop.get_scheduler()), look(2));

    std::thread runner([&] { loop.run(); });
    written = 7;
    ex::start(first);
    ex::start(second);
    ex::start(third);
    loop.finish();
    runner.join();
    assert(read[0] == 8);
    assert(read[1] == 9);
    assert(read[2] == 10);
  }
  return 0;
}
