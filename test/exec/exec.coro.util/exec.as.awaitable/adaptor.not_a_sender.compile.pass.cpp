// [exec.as.awaitable]/7.3
//
// Only a sender has a completion adaptor: anything else is left as it is, though the adaptor could make a sender of it.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <concepts>
#include <utility>

using promise = coroutine<awaits_senders>::promise_type;

template<class T>
concept left_as_it_is = std::same_as<decltype(ex::as_awaitable(std::declval<T>(), std::declval<promise&>())), T&&>;

struct makes_sender {
  auto operator()(auto&&) const { return ex::just(7); }
};

struct adapted {
  struct attributes {
    makes_sender query(ex::get_await_completion_adaptor_t) const noexcept { return {}; }
  };

  attributes get_env() const noexcept { return {}; }
};

struct adapted_sender : adapted, sends_int<8> {};

static_assert(left_as_it_is<adapted>);
static_assert(left_as_it_is<adapted&>);
static_assert(!left_as_it_is<adapted_sender>);
