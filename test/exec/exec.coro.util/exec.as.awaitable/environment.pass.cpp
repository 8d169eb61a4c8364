// [exec.as.awaitable]/4.4
//
// The environment of the operation answers forwarding queries as that of the promise does, with their arguments.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "environments.h"
#include "execution.h"
#include "values.h"

#include <cassert>
#include <utility>

// A forwarding query that takes arguments.
struct with_arguments {
  template<class Env>
  constexpr auto operator()(const Env& env, int& i, move_only m) const noexcept
    -> decltype(env.query(*this, i, std::move(m))) {
    return env.query(*this, i, std::move(m));
  }

  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

// A forwarding query that the promise does not answer.
struct not_answered {
  template<class Env>
  constexpr auto operator()(const Env& env) const noexcept -> decltype(env.query(*this)) {
    return env.query(*this);
  }

  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

template<class Promise>
struct with_environment : awaits_senders<Promise> {
  struct environment {
    const with_environment* promise;

    int query(forwarding) const noexcept { return promise->value; }
    int query(with_arguments, int& i, move_only m) const noexcept { return promise->value + i++ + m.value; }
    exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return promise->source.get_token(); }
  };

  int value = 7;
  mutable exs::inplace_stop_source source;

  environment get_env() const noexcept { return {this}; }

  // Only a const promise is asked.
  environment get_env() noexcept = delete;
};

template<class Query, class Env>
concept answered_by = requires(const Env& env) { env.query(Query()); };

int main(int, char**) {
  int looked = 0;
  coroutine<with_environment>::promise_type* promise = nullptr;
  auto look = [&]<class Env>(const Env& env) {
    ++looked;
    assert(env.query(forwarding()) == 7);
    int argument = 1;
    assert(env.query(with_arguments(), argument, move_only(10)) == 18);
    assert(argument == 2);
    assert(!exs::get_stop_token(env).stop_requested());
    promise->source.request_stop();
    assert(exs::get_stop_token(env).stop_requested());
    static_assert(!answered_by<not_answered, Env>);
  };
  const auto body = [&]() -> coroutine<with_environment> { co_await looks(look, ex::set_value, 1); };
  const auto coro = body();
  promise = &coro.promise();
  coro.resume();
  assert(coro.returned());
  assert(looked == 1);
  return 0;
}
