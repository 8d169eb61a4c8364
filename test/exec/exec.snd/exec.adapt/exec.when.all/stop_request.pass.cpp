// [exec.when.all]/17
//
// A stop request to the receiver's token, made while the children are at work, reaches them, and nobody else; by itself
// it does not complete the operation.
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
  exs::inplace_stop_token token, other_token;
  auto look = [&](const auto& env) { token = exs::get_stop_token(env); };
  auto look_at_other = [&](const auto& env) { other_token = exs::get_stop_token(env); };
  record told, unconcerned;
  deferred<ex::set_value_t(), ex::set_stopped_t()> child, other;
  auto op = ex::connect(ex::when_all(looks<signatures>(look, ex::set_value), child.sender()),
    any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
  auto other_op = ex::connect(
    ex::when_all(looks<signatures>(look_at_other, ex::set_value), other.sender()), any_receiver(unconcerned));
  ex::start(op);
  ex::start(other_op);
  assert(!token.stop_requested());
  source.request_stop();
  assert(token.stop_requested());
  assert(!other_token.stop_requested());
  assert(told.pending());
  child.complete(ex::set_stopped);
  assert(told.stopped());
  other.complete(ex::set_value);
  assert(unconcerned.value());
  return 0;
}
