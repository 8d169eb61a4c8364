// What tests of task share: environments of tasks, what runs them, and what tells how long a coroutine lives.

#ifndef SUPPORT_TASKS_H
#define SUPPORT_TASKS_H

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

#include <utility>

// The default arguments are those of later editions.
template<class T = void, class Environment = ex::env<>>
using task = ex::task<T, Environment>;

// The environment of a task whose scheduler is a Sch.
template<class Sch>
struct scheduled_by {
#if CONFORM_EDITION < 2026
  using scheduler_type = Sch;
#else
  using start_scheduler_type = Sch;
#endif
};

// The environment of a task with errors of the types Errs.
template<class... Errs>
struct fails_with {
  using error_types = ex::completion_signatures<ex::set_error_t(Errs)...>;
};

// The environment of an operation for which everything is done at once.
inline auto inline_env() {
  return started_on(ex::inline_scheduler());
}

// Starts the operation on an agent of the resource.
template<class Op, class... Failures>
void start_on(manual_resource<Failures...>& resource, Op& op) {
  resource.execute([&] { ex::start(op); });
}

// Does all work of several resources.
template<class... Resources>
void run_all(Resources&... resources) {
  while ((resources.waiting() + ... + 0) != 0)
    (resources.run_all(), ...);
}

// Counts, in an int of the test's, the objects that there are of it: one more as long as a coroutine keeps one.
class lodger {
public:
  explicit lodger(int& alive) : alive(&alive) { ++alive; }
  lodger(const lodger& other) noexcept : alive(other.alive) { ++*alive; }
  ~lodger() { --*alive; }

private:
  int* alive;
};

#endif
