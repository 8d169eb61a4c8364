// [exec.when.all]/12
//
// A stop callback is registered with the receiver's stop token, of the type that this token has for them, while the
// children are at work.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "stop_tokens.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  int callbacks = 0;
  record told;
  deferred<ex::set_value_t(), ex::set_stopped_t()> first, second;
  auto op = ex::connect(ex::when_all(first.sender(), second.sender()),
    any_receiver(told, ex::prop(exs::get_stop_token, counting_stop_token{source.get_token(), &callbacks})));
  assert(callbacks == 0);
  ex::start(op);
  assert(callbacks == 1);
  first.complete(ex::set_value);
  assert(callbacks == 1);
  second.complete(ex::set_value);
  assert(callbacks == 0);
  assert(told.value());
  return 0;
}
