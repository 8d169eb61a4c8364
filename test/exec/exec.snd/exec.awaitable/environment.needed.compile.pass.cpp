// [exec.awaitable]/6
//
// Whether something can be awaited in an environment is decided for a promise that has this environment, with all its
// queries.

#include "coroutines.h"
#include "environments.h"
#include "execution.h"
#include "tags.h"

#include <coroutine>
#include <utility>

struct environment {
  int query(forwarding) const noexcept;
  int query(not_forwarding) const noexcept;
};

template<class Promise, class Query>
concept has_environment_with = requires(const Promise& promise) { promise.get_env().query(Query()); } &&
                               noexcept(std::declval<const Promise&>().get_env());

struct result {};

// It says itself that it is a sender, so that it need not be awaitable without the query.
template<class Query>
struct suspends_with {
  using sender_concept = tag::sender;

  bool await_ready();
  template<has_environment_with<Query> Promise>
  void await_suspend(std::coroutine_handle<Promise>);
  result await_resume();
};

static_assert(awaited_in_as<suspends_with<forwarding>, environment, result>);
static_assert(!ex::sender_in<suspends_with<forwarding>, ex::env<>>);
static_assert(awaited_in_as<suspends_with<not_forwarding>, environment, result>);
static_assert(!ex::sender_in<suspends_with<not_forwarding>, ex::env<>>);
