// [exec.when.all]/17
//
// A stop request to the receiver's token, made while the children are at work, reaches them all, and by itself does not
// complete the operation.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_stopped_t()>;

int main(int, char**) {
  exs::inplace_stop_source source;
  exs::inplace_stop_token tokens[2];
  auto look_into = [](exs::inplace_stop_token& token) {
    return [&token](const auto& env) { token = exs::get_stop_token(env); };
  };
  const auto env = ex::prop(exs::get_stop_token, source.get_token());
  { // the children may succeed all the same
    record told, unconcerned;
    deferred<ex::set_value_t(), ex::set_stopped_t()> child, other;
    auto op = ex::connect(
      ex::when_all(looks<signatures>(look_into(tokens[0]), ex::set_value), child.sender()), any_receiver(told, env));
    auto other_op = ex::connect(
      ex::when_all(looks<signatures>(look_into(tokens[1]), ex::set_value), other.sender()), any_receiver(unconcerned));
    ex::start(op);
    ex::start(other_op);
    assert(!tokens[0].stop_requested());
    source.request_stop();
    assert(tokens[0].stop_requested());
    assert(!tokens[1].stop_requested());
    assert(told.pending());
    child.complete(ex::set_value);
    assert(told.value());
    other.complete(ex::set_value);
    assert(unconcerned.value());
  }
  return 0;
}
