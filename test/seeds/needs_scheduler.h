// A sender like a coroutine that is to stay on the scheduler on which it was started: it takes that from the
// environment of its receiver, and cannot be connected if there is none.

#ifndef SEEDS_NEEDS_SCHEDULER_H
#define SEEDS_NEEDS_SCHEDULER_H

#include "execution.h"

#include <utility>

// Completes without values after fn was called with the scheduler.
template<class Fn>
auto needs_scheduler(Fn fn) {
  return ex::then(ex::read_env(ex::get_scheduler), std::move(fn));
}

#endif
