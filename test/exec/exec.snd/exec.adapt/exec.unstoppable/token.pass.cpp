// [exec.unstoppable]/1
//
// The child's operation sees a stop token that is never stopped; in all else it sees the environment of the receiver.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <type_traits>

int main(int, char**) {
  exs::inplace_stop_source source;
  const ex::env env{ex::prop(exs::get_stop_token, source.get_token()), ex::prop(forwarding(), 7)};
  auto look = [](const auto& env) {
    using token = std::remove_cvref_t<decltype(exs::get_stop_token(env))>;
    static_assert(std::same_as<token, exs::never_stop_token>);
    static_assert(exs::unstoppable_token<token>);
    assert(env.query(forwarding()) == 7);
  };

  { // a token that can be stopped is hidden
    record told;
    run(ex::unstoppable(looks(look, ex::set_value)), any_receiver(told, env));
    assert(told.value());
  }
  { // even one that has been stopped
    source.request_stop();
    record told;
    run(ex::unstoppable(looks(look, ex::set_value)), any_receiver(told, env));
    assert(told.value());
  }
  { // it concerns nobody but the child
    record told;
    auto seen = [&](const auto& env) { assert(exs::get_stop_token(env) == source.get_token()); };
    run(ex::then(looks(seen, ex::set_value), [] noexcept {}), any_receiver(told, env));
    assert(told.value());
  }
  return 0;
}
