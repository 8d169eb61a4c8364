// [exec.run.loop.general]/3
//
// Several threads may get schedulers and start work while the loop runs: each piece of work is executed once, and that
// of one thread in the order in which the thread has started it.

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <array>
#include <cassert>
#include <latch>
#include <list>
#include <thread>
#include <vector>

constexpr int threads = 3;
constexpr int operations = 100;

// Where the work of each thread has come to; touched by the thread that runs the loop alone.
using progress = std::array<int, threads>;

struct receiver {
  using receiver_concept = tag::receiver;

  progress* executed;
  int thread;
  int index;

  void set_value() && noexcept {
    assert((*executed)[thread] == index && "the work of one thread is out of order, lost, or executed twice");
    ++(*executed)[thread];
  }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
};

struct work {
  ex::connect_result_t<ex::schedule_result_t<decltype(std::declval<ex::run_loop&>().get_scheduler())>, receiver> op;

  work(ex::run_loop& loop, receiver rcvr) : op(ex::connect(ex::schedule(loop.get_scheduler()), rcvr)) {}
};

int main(int, char**) {
  ex::run_loop loop;
  progress executed{};
  std::array<std::list<work>, threads> started;
  std::latch together(threads + 1);

  std::vector<std::thread> starters;
  for (int thread = 0; thread != threads; ++thread)
    starters.emplace_back([&, thread] {
      together.arrive_and_wait();
      for (int index = 0; index != operations; ++index)
        ex::start(started[thread].emplace_back(loop, receiver{&executed, thread, index}).op);
    });
  std::thread runner([&] {
    together.arrive_and_wait();
    loop.run();
  });

  for (std::thread& starter : starters)
    starter.join();
  loop.finish();
  runner.join();
  for (int count : executed)
    assert(count == operations);
  return 0;
}
