// [task.promise]/13
//
// Another thread requests a stop while a coroutine waits for it, or is about to, at each place where the coroutine can
// wait: it goes no further, what it holds is destroyed, and the operation completes once, as stopped.
//
// EDITION: cd c++26

#include "contexts.h"
#include "execution.h"
#include "stop_senders.h"
#include "stop_stress.h"
#include "tags.h"
#include "tasks.h"

#include <atomic>
#include <cassert>
#include <memory>
#include <optional>
#include <thread>

constexpr int places = 6;
constexpr int rounds = 200;

// What a round has. None of the numbers is an atomic, so that a thread sanitizer sees a missing happens-before.
struct contest {
  int stopped_at;
  exs::inplace_stop_source source;
  std::atomic<bool> begun{false};
  int place = 0;
  int alive = 0;
  int completions = 0;
  std::atomic<bool> done{false};

  explicit contest(int stopped_at) : stopped_at(stopped_at) {}
};

// Waits for the stop request if this is the place for it, and else for the scheduler.
template<class Sch>
task<> wait(contest& now, Sch sch) {
  lodger local(now.alive);
  if (now.place == now.stopped_at) {
    now.begun = true;
    co_await until_stopped<ex::set_value_t()>();
    assert(false && "stopped");
  }
  ++now.place;
  co_await ex::schedule(sch);
}

template<class Sch>
task<> coroutine(contest& now, Sch sch) {
  lodger outside(now.alive);
  auto held = std::make_unique<lodger>(now.alive);
  co_await wait(now, sch);
  try {
    for (int i = 0; i != 2; ++i) {
      lodger inside(now.alive);
      co_await wait(now, sch);
    }
  } catch (...) {
    assert(false && "stopped is no exception");
  }
  held.reset();
  for (int i = 3; i != places; ++i)
    co_await (wait(now, sch) | ex::then([] {}));
  assert(false && "stopped at none of its places");
}

template<class Sch>
struct stopped_receiver {
  using receiver_concept = tag::receiver;

  contest* now;
  Sch sch;

  void set_value() && noexcept { assert(false); }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept {
    ++now->completions;
    now->done = true;
  }
  auto get_env() const noexcept {
    return ex::env{started_on(sch), ex::prop(exs::get_stop_token, now->source.get_token())};
  }
};

template<class Sch>
stopped_receiver(contest*, Sch) -> stopped_receiver<Sch>;

int main(int, char**) {
  single_thread_context context;
  auto sch = context.get_scheduler();
  std::optional<contest> now;
  meeting_point start(2);
  meeting_point end(2);

  std::thread stopper([&] {
    for (int round = 0; round != rounds; ++round)
      for (int place = 0; place != places; ++place) {
        start.meet([&] { now.emplace(place); });
        // At the place in every other round, and else some time before or after.
        while (round % 2 == 0 && !now->begun)
          std::this_thread::yield();
        for (int i = 0; i != round % 7; ++i)
          std::this_thread::yield();
        now->source.request_stop();
        end.meet([] {});
      }
  });

  for (int round = 0; round != rounds; ++round)
    for (int place = 0; place != places; ++place) {
      start.meet([&] { now.emplace(place); });
      {
        auto op = ex::connect(ex::starts_on(sch, coroutine(*now, sch)), stopped_receiver{&*now, sch});
        ex::start(op);
        while (!now->done)
          std::this_thread::yield();
        end.meet([] {});
      }
      assert(now->completions == 1);
      assert(now->alive == 0);
      assert(now->place <= place);
      assert(round % 2 != 0 || now->place == place);
    }
  stopper.join();
  return 0;
}
