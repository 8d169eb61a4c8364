// Threads that associate with a scope, close and join it, at the same time. What they do while they are associated is
// no atomic operation, so that a thread sanitizer sees a join that does not wait for it.

#ifndef SUPPORT_SCOPE_STRESS_H
#define SUPPORT_SCOPE_STRESS_H

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "scopes.h"
#include "stop_stress.h"
#include "tags.h"

#include <atomic>
#include <cassert>
#include <optional>
#include <thread>
#include <utility>

template<class Fn>
struct joined_receiver {
  using receiver_concept = tag::receiver;

  Fn fn;

  void set_value() && noexcept { fn(); }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
  auto get_env() const noexcept { return started_on(ex::inline_scheduler()); }
};

template<class Fn>
joined_receiver(Fn) -> joined_receiver<Fn>;

// One thread ends the last association while another joins. The join completes once, on either of them, after the
// association has ended, and destroys the scope.
template<class Scope>
void join_races_with_last_end(int rounds) {
  int round = 0;
  std::optional<Scope> scope;
  std::optional<association<typename Scope::token>> held;
  int work = 0;
  meeting_point start(2);
  meeting_point end(2);
  const auto next_round = [&] { ++round; };

  std::thread ender([&] {
    while (round != rounds) {
      start.meet([&] {
        scope.emplace();
        held.emplace(scope->get_token());
      });
      for (int i = 0; i != round % 5; ++i)
        std::this_thread::yield();
      work = round;
      held->end();
      end.meet(next_round);
    }
  });

  while (round != rounds) {
    start.meet([&] {
      scope.emplace();
      held.emplace(scope->get_token());
    });
    std::atomic<int> completions(0);
    const int expected = round;
    auto join = ex::connect(scope->join(), joined_receiver{[&] noexcept {
      assert(work == expected);
      scope.reset();
      ++completions;
    }});
    for (int i = 0; i != round % 7; ++i)
      std::this_thread::yield();
    ex::start(join);
    while (completions == 0)
      std::this_thread::yield();
    end.meet(next_round);
    assert(completions == 1);
  }
  ender.join();
}

// Two threads associate as long as they can, one joins, and one closes and joins. Both joins complete once, when all
// that was associated has ended, and nothing can be associated any more.
template<class Scope>
void all_operations_race(int rounds) {
  constexpr int workers = 2;
  int round = 0;
  std::optional<Scope> scope(std::in_place);
  std::atomic<int> inside(0);
  std::atomic<int> completions(0);
  int sums[workers] = {};
  meeting_point start(workers + 2);
  meeting_point end(workers + 2);
  const auto next_round = [&] {
    assert(completions == 2);
    completions = 0;
    scope.emplace();
    ++round;
  };

  const auto work = [&](int which) {
    while (round != rounds) {
      start.meet([] {});
      while (true) {
        association<typename Scope::token> held(scope->get_token());
        if (!held)
          break;
        ++inside;
        ++sums[which];
        --inside;
      }
      end.meet(next_round);
    }
  };
  const auto join = [&](bool closes) {
    while (round != rounds) {
      start.meet([] {});
      for (int i = 0; i != round % 8; ++i)
        std::this_thread::yield();
      std::atomic<bool> done(false);
      auto op = ex::connect(scope->join(), joined_receiver{[&] noexcept {
        assert(inside == 0);
        ++completions;
        done = true;
      }});
      if (closes)
        scope->close();
      ex::start(op);
      while (!done)
        std::this_thread::yield();
      end.meet(next_round);
    }
  };
  std::thread threads[] = {std::thread(work, 0), std::thread(work, 1), std::thread(join, true)};
  join(false);
  for (std::thread& thread : threads)
    thread.join();
}

#endif
