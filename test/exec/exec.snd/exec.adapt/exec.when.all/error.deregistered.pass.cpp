// [exec.when.all]/16.2
//
// The stop callback is no longer registered when the error completion comes.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "stop_tokens.h"
#include "tags.h"

#include <cassert>

struct receiver {
  using receiver_concept = tag::receiver;

  record* told;
  counting_stop_token token;

  void set_value() && noexcept { complete(channel::value); }
  void set_error(auto&&) && noexcept { complete(channel::error); }
  void set_stopped() && noexcept { complete(channel::stopped); }

  auto get_env() const noexcept { return ex::prop(exs::get_stop_token, token); }

private:
  void complete(channel how) noexcept {
    assert(*token.callbacks == 0);
    told->complete(how);
  }
};

using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>;

int main(int, char**) {
  exs::inplace_stop_source source;
  int callbacks = 0;
  const counting_stop_token token{source.get_token(), &callbacks};
  { // inside start
    record told;
    auto op = ex::connect(ex::when_all(ex::just(), sends<signatures>(ex::set_error, 1)), receiver{&told, token});
    ex::start(op);
    assert(told.error());
  }
  { // later
    record told;
    deferred<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()> first, second;
    auto op = ex::connect(ex::when_all(first.sender(), second.sender()), receiver{&told, token});
    ex::start(op);
    assert(callbacks == 1);
    second.complete(ex::set_error, 1);
    assert(callbacks == 1);
    first.complete(ex::set_value);
    assert(told.error());
  }
  return 0;
}
