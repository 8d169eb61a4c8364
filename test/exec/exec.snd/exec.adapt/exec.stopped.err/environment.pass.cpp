// [exec.stopped.err]/3
//
// The child's operation sees the environment of the receiver; nothing happens before the start.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

int main(int, char**) {
  {
    record told;
    exs::inplace_stop_source source;
    run(ex::stopped_as_error(looks(
                               [&](const auto& env) {
                                 assert(env.query(forwarding()) == 1);
                                 assert(exs::get_stop_token(env) == source.get_token());
                               },
                               ex::set_value),
          7),
      any_receiver(told, ex::env{ex::prop(forwarding(), 1), ex::prop(exs::get_stop_token, source.get_token())}));
    assert(told.value());
  }
  {
    record told;
    deferred<ex::set_value_t(int), ex::set_stopped_t()> source;
    {
      auto op = ex::connect(ex::stopped_as_error(source.sender(), 7), any_receiver(told));
      assert(!source.started());
    }
    assert(told.pending());
  }
  return 0;
}
