// [exec.scope.counting]/2
//
// get_token returns a token of this scope, and of no other: it associates with it, and what it wraps is stopped by it.

#include "counting_scopes.h"
#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::counting_scope;

bool stop_requested_in(const scope_type::token& token) {
  bool requested = false;
  record told;
  run(token.wrap(looks([&](const auto& env) { requested = exs::get_stop_token(env).stop_requested(); }, ex::set_value)),
    any_receiver(told));
  return requested;
}

int main(int, char**) {
  manual_resource<> resource;
  scope_type scope;
  scope_type other;
  const auto token = scope.get_token();
  association<scope_type::token> held(token);
  assert(held);

  { // the other one is unused
    join_operation<scope_type> join(other, resource);
    join.start();
    assert(join.told.value());
  }
  other.request_stop();
  assert(!stop_requested_in(token));
  assert(stop_requested_in(other.get_token()));
  scope.request_stop();
  assert(stop_requested_in(token));
  assert(stop_requested_in(scope.get_token()));

  join_operation<scope_type> join(scope, resource);
  join.start();
  assert(join.told.pending());
  held.end();
  resource.run_all();
  assert(join.told.value());
  return 0;
}
