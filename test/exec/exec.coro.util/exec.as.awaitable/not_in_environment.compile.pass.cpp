// [exec.as.awaitable]/1
//
// A sender that has no completion signatures in the environment of the coroutine is not made awaitable.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "environments.h"
#include "execution.h"
#include "tags.h"

#include <concepts>
#include <utility>

template<class Promise>
struct with_environment : awaits_senders<Promise> {
  struct environment {
    int query(forwarding) const noexcept { return 7; }
  };

  environment get_env() const noexcept { return {}; }
};

struct needs_environment {
  using sender_concept = tag::sender;

  template<class Self, class Env>
    requires std::invocable<forwarding, const Env&>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(7), std::move(rcvr));
  }
};

template<class Promise>
concept left_as_it_is = std::same_as<decltype(ex::as_awaitable(std::declval<needs_environment>(),
                                       std::declval<typename Promise::promise_type&>())),
  needs_environment&&>;

static_assert(left_as_it_is<coroutine<awaits_senders>>);
static_assert(!left_as_it_is<coroutine<with_environment>>);
