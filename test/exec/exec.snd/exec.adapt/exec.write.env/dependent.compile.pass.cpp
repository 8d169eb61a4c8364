// [exec.write.env]/5
//
// If the adapted sender depends on an answer that neither the environment that is written nor the receiver's has, or
// that the receiver's does not pass on, the sender is not one in that environment.

#include "environments.h"
#include "execution.h"

#include <utility>

template<class Query>
struct env {
  int query(Query) const noexcept;
};

template<class Sndr, class Env>
using result = decltype(ex::write_env(std::declval<Sndr>(), std::declval<Env>()));

using reader = decltype(ex::read_env(std::declval<forwarding>()));
static_assert(ex::sender_in<result<reader, env<forwarding>>, ex::env<>>);
static_assert(ex::sender_in<result<reader, ex::env<>>, env<forwarding>>);
static_assert(!ex::sender_in<result<reader, ex::env<>>, ex::env<>>);
static_assert(!ex::sender_in<result<reader, env<not_forwarding>>, ex::env<>>);
static_assert(ex::dependent_sender<result<reader, env<not_forwarding>>>);

using other_reader = decltype(ex::read_env(std::declval<not_forwarding>()));
static_assert(ex::sender_in<result<other_reader, env<not_forwarding>>, ex::env<>>);
static_assert(!ex::sender_in<result<other_reader, ex::env<>>, env<not_forwarding>>);
