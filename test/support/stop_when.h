// The exposition-only stop-when can be had through the tokens of a counting_scope.

#ifndef SUPPORT_STOP_WHEN_H
#define SUPPORT_STOP_WHEN_H

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <utility>

// Shows fn the stop token that a sender sees which the scope's token has wrapped, when the environment of the receiver
// is env.
template<class Env, class Fn>
void see_token(ex::counting_scope& scope, Env env, Fn fn) {
  record told;
  auto look = [&](const auto& seen) { fn(exs::get_stop_token(seen)); };
  auto op = ex::connect(scope.get_token().wrap(looks(look, ex::set_value)), any_receiver(told, std::move(env)));
  ex::start(op);
  assert(told.value());
}

// The same for a receiver with that stop token.
template<class Token, class Fn>
void see_token_beside(ex::counting_scope& scope, Token rtoken, Fn fn) {
  see_token(scope, ex::prop(exs::get_stop_token, std::move(rtoken)), fn);
}

// A stop token that is neither of the library's.
template<class Base>
struct another_token : Base {
  another_token() = default;
  explicit another_token(Base base) noexcept : Base(base) {}
  bool operator==(const another_token&) const = default;
};

struct another_unstoppable_token {
  template<class>
  struct callback_type {
    explicit callback_type(another_unstoppable_token, auto&&) noexcept {}
  };

  static constexpr bool stop_requested() noexcept { return false; }
  static constexpr bool stop_possible() noexcept { return false; }
  bool operator==(const another_unstoppable_token&) const = default;
};

#endif
