// How to wait for the work of a scope.

#ifndef SUPPORT_WAITING_H
#define SUPPORT_WAITING_H

#include "execution.h"
#include "scopes.h"

#include <cassert>

// Waits until everything has ended that is associated with the scope. Something more is until the join has begun: by
// the letter of `cd`, the join of a scope that was used and that has no association any more does not complete.
template<class Scope>
void wait_for_all(Scope& scope) {
  association<decltype(scope.get_token())> held(scope.get_token());
  assert(held);
  ext::sync_wait(ex::when_all(scope.join(), ex::just() | ex::then([&] noexcept { held.end(); })));
}

#endif
