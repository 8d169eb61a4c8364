// [exec.write.env]/5
//
// The completions are those of the adapted sender in the joined environment.

#include "signatures.h"
#include "environments.h"
#include "execution.h"
#include "senders.h"

#include <utility>

template<class Query, class T>
struct env {
  T query(Query) const noexcept;
};

template<class Sndr, class Env>
using result = decltype(ex::write_env(std::declval<Sndr>(), std::declval<Env>()));

// A sender that does not depend on its environment.
using sender =
  deferred<ex::set_value_t(int&), ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>::sender_type;
static_assert(completes_with<result<sender, env<forwarding, int>>, ex::set_value_t(int&), ex::set_value_t(),
  ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(completes_with<result<sender&, env<forwarding, int>&>&, ex::set_value_t(int&), ex::set_value_t(),
  ex::set_error_t(int), ex::set_stopped_t()>);

// One that does: what is written counts, then what the environment has.
using reader = decltype(ex::read_env(std::declval<forwarding>()));
using written = result<reader, env<forwarding, int&>>;
static_assert(completes_in_with<written, ex::env<>, ex::set_value_t(int&)>);
static_assert(completes_in_with<written, env<forwarding, char>, ex::set_value_t(int&)>);

using not_written = result<reader, env<not_forwarding, int>>;
static_assert(completes_in_with<not_written, env<forwarding, char>, ex::set_value_t(char)>);

// A query that is not forwarding can be answered by what is written.
using other_reader = decltype(ex::read_env(std::declval<not_forwarding>()));
static_assert(completes_in_with<result<other_reader, env<not_forwarding, int>>, ex::env<>, ex::set_value_t(int)>);
