// [exec.spawn.future]/15
//
// What is spawned sees, of the environment that spawn_future was given, the forwarding queries, as stop-when passes no
// others on; and if it was given none, an empty one.

#include "environments.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  { // an environment
    int forwarded = 0;
    const auto look = [&]<class Env>(const Env& env) {
      forwarded = forwarding()(env);
      static_assert(!requires { not_forwarding()(env); });
    };
    auto env = ex::env{ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2)};
    static_cast<void>(ex::spawn_future(looks(look, ex::set_value), ledger_token(scope), env));
    assert(forwarded == 1);
    forwarded = 0;
    static_cast<void>(ex::spawn_future(looks(look, ex::set_value), ledger_token(scope), std::move(env)));
    assert(forwarded == 1);
  }
  { // none
    bool looked = false;
    const auto look = [&]<class Env>(const Env& env) {
      static_assert(!requires { forwarding()(env); });
      static_assert(!requires { ex::get_scheduler(env); });
      looked = true;
    };
    static_cast<void>(ex::spawn_future(looks(look, ex::set_value), ledger_token(scope)));
    assert(looked);
  }
  return 0;
}
