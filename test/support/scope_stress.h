// Threads that associate with a scope, close and join it, at the same time. What they do while they are associated is
// no atomic operation, so that a thread sanitizer sees a join that does not wait for it.

#ifndef SUPPORT_SCOPE_STRESS_H
#define SUPPORT_SCOPE_STRESS_H

#include "counting_scopes.h"
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
// association has ended, and destroys the scope. By the letter of `cd`, a join that comes when nothing is associated
// any more waits for the end of another association.
template<class Scope>
void join_races_with_last_end(int rounds) {
  int round = 0;
  std::optional<Scope> scope;
  std::optional<association<typename Scope::token>> held;
  int work = 0;
  meeting_point start(2);
  meeting_point end(2);
  const auto next_round = [&] {
    if (CONFORM_EDITION < 2026 && scope)
      association<typename Scope::token> another(scope->get_token());
    assert(!scope);
    ++round;
  };

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
    end.meet(next_round);
    assert(completions == 1);
  }
  ender.join();
}

// Two threads associate as long as they can, one joins, and one closes and joins. Both joins complete once, when all
// that was associated has ended, and nothing can be associated any more. By the letter of `cd`, a closed scope without
// associations cannot be joined: whoever closes is associated meanwhile.
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
      association<typename Scope::token> held;
      if (closes) {
        held.begin(scope->get_token());
        scope->close();
      }
      ex::start(op);
      held.end();
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

// To look is to get a token and a join sender, which are not used, and to request a stop of a scope that has one.
enum class scope_operation { associate, disassociate, close, join, look };

// What a scope does when its operations come one after the other.
struct scope_model {
  scope_state state;
  int count;
  bool has_no_agreed_join = false; // open or closed and without association: the editions disagree then

  void apply(scope_operation op) {
    using enum scope_state;
    switch (op) {
    case scope_operation::associate:
      if (can_associate()) {
        ++count;
        state = state == unused ? open : state;
      }
      break;
    case scope_operation::disassociate:
      if (--count == 0 && is_joining(state))
        state = joined;
      break;
    case scope_operation::close:
      if (state == unused)
        state = unused_and_closed;
      else if (state == open)
        state = closed;
      else if (state == open_and_joining)
        state = closed_and_joining;
      break;
    case scope_operation::join:
      has_no_agreed_join |= has_association(state) && count == 0;
      if (!has_association(state))
        state = joined;
      else if (state == open)
        state = open_and_joining;
      else if (state == closed)
        state = closed_and_joining;
      break;
    case scope_operation::look:
      break;
    }
  }

  bool can_associate() const {
    using enum scope_state;
    return state == unused || state == open || state == open_and_joining;
  }
};

// Two threads, each with an operation, on a scope in each of its states. What becomes of the scope is what would if the
// one or the other came first.
template<class Scope>
class operation_pairs {
public:
  static void race(int rounds) {
    operation_pairs pairs(rounds);
    std::thread other([&] { pairs.run(1); });
    pairs.run(0);
    other.join();
  }

private:
  using token = decltype(std::declval<Scope&>().get_token());
  using enum scope_operation;
  static constexpr scope_operation all_operations[] = {associate, disassociate, close, join, look};

  struct completion {
    operation_pairs* pairs;
    std::atomic<int>* count;

    void operator()() const noexcept {
      // Not before everything that was associated has ended.
      assert(pairs->worked[0] + pairs->worked[1] == pairs->to_end);
      ++*count;
    }
  };

  using join_type = decltype(ex::connect(std::declval<Scope&>().join(), joined_receiver<completion>{}));

  // A join, connected in place.
  struct join_operation {
    std::atomic<int> completions{0};
    join_type op;

    join_operation(operation_pairs* pairs, Scope& scope)
      : op(ex::connect(scope.join(), joined_receiver{completion{pairs, &completions}})) {}
    join_operation(join_operation&&) = delete;

    bool done() const { return completions != 0; }
  };

  // What is in a round: who comes last at a meeting makes it, looks at it and destroys it.
  struct contest {
    Scope scope;
    association<token> held[2];    // those that the operations end
    association<token> kept;       // one more, if the state needs it
    association<token> another[2]; // those that they make
    std::optional<join_operation> before;
    std::optional<join_operation> joins[2];
  };

  explicit operation_pairs(int rounds) : rounds(rounds) {}

  void run(int self) {
    for (scope_state state : all_scope_states)
      for (scope_operation first : all_operations)
        for (scope_operation second : all_operations)
          if (is_possible(state, first, second))
            for (int round = 0; round != rounds; ++round) {
              start.meet([&] { prepare(state, first, second); });
              for (int i = 0; i != (self == 0 ? round % 3 : round % 2); ++i)
                std::this_thread::yield();
              operate(self, self == 0 ? first : second);
              end.meet([&] { check(state, first, second); });
            }
  }

  static int count_ends(scope_operation first, scope_operation second) {
    return (first == disassociate) + (second == disassociate);
  }

  // By the letter of `cd`, a closed scope must not lose its last association before it is joined.
  static bool keeps_one(scope_state state, scope_operation first, scope_operation second) {
    const bool closes = first == close || second == close;
    const bool becomes_closed = state == scope_state::closed || (state == scope_state::open && closes);
    return has_association(state) && (becomes_closed || count_ends(first, second) == 0);
  }

  static int count_associations(scope_state state, scope_operation first, scope_operation second) {
    return count_ends(first, second) + keeps_one(state, first, second);
  }

  static scope_model expect(scope_state state, scope_operation first, scope_operation second) {
    scope_model model{state, count_associations(state, first, second)};
    model.apply(first);
    model.apply(second);
    return model;
  }

  static bool is_possible(scope_state state, scope_operation first, scope_operation second) {
    if (!has_association(state) && count_ends(first, second) != 0)
      return false;
    return !expect(state, first, second).has_no_agreed_join && !expect(state, second, first).has_no_agreed_join;
  }

  void prepare(scope_state state, scope_operation first, scope_operation second) {
    using enum scope_state;
    worked[0] = worked[1] = 0;
    to_end = 0;
    now.emplace();
    for (int i : {0, 1})
      if ((i == 0 ? first : second) == disassociate)
        now->held[i].begin(now->scope.get_token());
    if (keeps_one(state, first, second))
      now->kept.begin(now->scope.get_token());
    if (state == closed || state == closed_and_joining || state == unused_and_closed)
      now->scope.close();
    if (is_joining(state) || state == joined) {
      now->before.emplace(this, now->scope);
      ex::start(now->before->op);
      assert(now->before->done() == (state == joined));
    }
    to_end = count_ends(first, second);
    for (int i : {0, 1})
      if ((i == 0 ? first : second) == join)
        now->joins[i].emplace(this, now->scope);
  }

  void operate(int self, scope_operation op) {
    switch (op) {
    case associate:
      now->another[self].begin(now->scope.get_token());
      break;
    case disassociate:
      ++worked[self];
      now->held[self].end();
      break;
    case close:
      now->scope.close();
      break;
    case join:
      ex::start(now->joins[self]->op);
      break;
    case look:
      static_cast<void>(now->scope.get_token());
      static_cast<void>(now->scope.join());
      if constexpr (requires { now->scope.request_stop(); })
        now->scope.request_stop();
      break;
    }
  }

  struct result {
    bool associated[2];
    bool joined;
    bool can_associate;

    bool operator==(const result&) const = default;
  };

  // The results of the operations of thread `one`, which comes first, and of the other one.
  static result in_order(scope_state state, int one, scope_operation first, scope_operation second) {
    scope_model model{state, count_associations(state, first, second)};
    result expected{};
    expected.associated[one] = first == associate && model.can_associate();
    model.apply(first);
    expected.associated[1 - one] = second == associate && model.can_associate();
    model.apply(second);
    expected.joined = model.state == scope_state::joined;
    expected.can_associate = model.can_associate();
    return expected;
  }

  void check(scope_state state, scope_operation first, scope_operation second) {
    result seen{};
    for (int i : {0, 1})
      seen.associated[i] = static_cast<bool>(now->another[i]);
    // All joins complete or none.
    std::optional<bool> done;
    for (auto* started : {&now->before, &now->joins[0], &now->joins[1]})
      if (*started) {
        assert(!done || *done == (*started)->done());
        done = (*started)->done();
      }
    seen.joined = done.value_or(false);
    association<token> last(now->scope.get_token());
    seen.can_associate = static_cast<bool>(last);
    assert(seen == in_order(state, 0, first, second) || seen == in_order(state, 1, second, first));

    // The scope is joined before it is destroyed.
    join_operation final_join(this, now->scope);
    ex::start(final_join.op);
    last.end();
    for (int i : {0, 1}) {
      now->another[i].end();
      now->held[i].end();
    }
    now->kept.end();
    assert(final_join.completions == 1);
    for (auto* started : {&now->before, &now->joins[0], &now->joins[1]})
      assert(!*started || (*started)->completions == 1);
    now.reset();
  }

  const int rounds;
  int worked[2] = {}; // no atomics: a thread sanitizer sees a join that does not wait
  int to_end = 0;
  std::optional<contest> now;
  meeting_point start{2};
  meeting_point end{2};
};

#endif
