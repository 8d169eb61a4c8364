// seed: P2300R10 L1651
//
// What a sender sends may depend on the environment of the receiver: read_env(get_scheduler) sends sync_wait's own
// scheduler to sync_wait, and nothing is known about it before.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "signatures.h"

#include <cassert>
#include <concepts>
#include <thread>
#include <utility>

using loop_scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());
using reads_scheduler = decltype(ex::read_env(ex::get_scheduler));

static_assert(ex::sender<reads_scheduler>);
static_assert(!ex::sender_in<reads_scheduler>);
static_assert(!ex::sender_in<reads_scheduler, ex::env<>>);

template<class Sch>
using env_with = ex::prop<ex::get_scheduler_t, Sch>;

static_assert(
  completes_in_with<reads_scheduler, env_with<ex::inline_scheduler>, ex::set_value_t(ex::inline_scheduler)> ||
  completes_in_with<reads_scheduler, env_with<ex::inline_scheduler>, ex::set_value_t(const ex::inline_scheduler&)>);

int main(int, char**) {
  const auto here = std::this_thread::get_id();
  int ran = 0;
  auto nested = [&](auto sch) {
    return ex::starts_on(sch, ex::just() | ex::then([&] {
      ++ran;
      return std::this_thread::get_id();
    }));
  };
  ex::sender auto task = ex::let_value(ex::read_env(ex::get_scheduler), nested);
  static_assert(!ex::sender_in<decltype(task)>);

  { // onto the loop of sync_wait, which runs on this thread
    auto [id] = ext::sync_wait(task).value();
    assert(id == here);
    assert(ran == 1);
  }
  { // the scheduler on which the task itself was started
    single_thread_context context;
    auto started = ex::let_value(ex::read_env(get_starting_scheduler), nested);
    auto [id] = ext::sync_wait(ex::starts_on(context.get_scheduler(), started)).value();
    assert(id == context.get_thread_id());
    assert(ran == 2);
  }
  { // with no loop that runs: the work waits
    ex::run_loop loop;
    record told;
    {
      auto op = ex::connect(task, value_receiver(
                                    told, [&](std::thread::id id) { assert(id == here); },
                                    env_with<loop_scheduler>{ex::get_scheduler, loop.get_scheduler()}));
      ex::start(op);
      assert(told.pending());
      loop.finish();
      loop.run();
    }
    assert(told.value());
    assert(ran == 3);
  }
  return 0;
}
