// [exec.spawn.future]/17
//
// spawn_future(sndr, token) does the same as spawn_future(sndr, token, env<>()).

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  deferred<ex::set_value_t()> source;
  auto future = ex::spawn_future(source.sender(), ledger_token(scope));
  assert(source.started() && scope.open == 1);
  source.complete(ex::set_value);
  static_assert(
    std::same_as<decltype(future), decltype(ex::spawn_future(source.sender(), ledger_token(scope), ex::env<>()))>);

  record told;
  run(std::move(future), any_receiver(told));
  assert(told.value());
  return 0;
}
