// The children of a when_all, and the stop callback that it has registered with the receiver's token.

#ifndef SUPPORT_JOINED_CALLBACKS_H
#define SUPPORT_JOINED_CALLBACKS_H

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "stop_tokens.h"

#include <cassert>

// A child completes by tag, another one succeeds, and the operation completes as the first did. Its stop callback is
// registered until then, and no longer.
template<class Tag, class... Ts>
bool deregisters_before(bool (record::*completed)() const noexcept, Tag tag, Ts... ts) {
  using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>;
  exs::inplace_stop_source source;
  int callbacks = 0;
  const counting_stop_token token{source.get_token(), &callbacks};
  { // inside start
    record told;
    auto op = ex::connect(ex::when_all(ex::just(), sends<signatures>(tag, ts...)), deregistered_receiver{&told, token});
    ex::start(op);
    assert((told.*completed)());
  }
  { // later
    record told;
    deferred<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()> first, second;
    auto op = ex::connect(ex::when_all(first.sender(), second.sender()), deregistered_receiver{&told, token});
    ex::start(op);
    assert(callbacks == 1);
    second.complete(tag, ts...);
    assert(callbacks == 1);
    first.complete(ex::set_value);
    assert((told.*completed)());
  }
  return true;
}

#endif
