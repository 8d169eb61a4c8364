// [exec.spawn.future]/6
//
// What is spawned is stopped by its scope, by the environment that was given, and by the end of the future, whichever
// comes first.

#include "counting_scopes.h"
#include "execution.h"
#include "receivers.h"
#include "stop_senders.h"

#include <cassert>
#include <optional>
#include <utility>

int main(int, char**) {
  enum { by_scope, by_environment, by_end };
  for (int who : {by_scope, by_environment, by_end}) {
    scope_in_state<ex::counting_scope> in_state(scope_state::open);
    exs::inplace_stop_source source;
    std::optional future(
      ex::spawn_future(until_stopped(), in_state.scope.get_token(), ex::prop(exs::get_stop_token, source.get_token())));
    join_operation<ex::counting_scope> join(in_state.scope, in_state.resource);
    join.start();
    in_state.held.end();
    assert(in_state.resource.waiting() == 0);
    if (who == by_end) {
      future.reset();
    } else {
      record told;
      auto op = ex::connect(std::move(*future), any_receiver(told));
      ex::start(op);
      assert(told.pending());
      if (who == by_scope)
        in_state.scope.request_stop();
      else
        source.request_stop();
      assert(told.stopped());
    }
    assert(in_state.resource.waiting() == 1);
    in_state.resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
