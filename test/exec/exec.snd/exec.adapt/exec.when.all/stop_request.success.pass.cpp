// [exec.when.all]/16.1
//
// If all children succeed in spite of a stop request, so does the operation.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  record told;
  deferred<ex::set_value_t(int), ex::set_stopped_t()> first, second;
  auto op = ex::connect(ex::when_all(first.sender(), second.sender()),
    value_receiver(
      told, [](int one, int two) { assert(one == 1 && two == 2); }, ex::prop(exs::get_stop_token, source.get_token())));
  ex::start(op);
  first.complete(ex::set_value, 1);
  source.request_stop();
  assert(told.pending());
  second.complete(ex::set_value, 2);
  assert(told.value());
  return 0;
}
