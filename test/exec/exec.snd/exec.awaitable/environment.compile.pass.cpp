// [exec.awaitable]/6
//
// The result of awaiting something in an environment is decided for a promise that has this environment.

#include "coroutines.h"
#include "environments.h"
#include "execution.h"

template<class Value>
struct environment {
  Value query(forwarding) const noexcept;
};

struct int_result {};
struct char_result {};

struct reads_environment {
  template<class Promise>
  auto as_awaitable(Promise& promise) {
    if constexpr (requires { promise.get_env().query(forwarding()); })
      return awaiter<decltype(promise.get_env().query(forwarding()))>();
    else
      return awaiter<void>();
  }
};

template<class Env, class... Values>
concept reads = awaited_in_as<reads_environment, Env, Values...>;

static_assert(reads<environment<int_result>, int_result>);
static_assert(reads<environment<char_result>, char_result>);
static_assert(reads<ex::env<>>);
