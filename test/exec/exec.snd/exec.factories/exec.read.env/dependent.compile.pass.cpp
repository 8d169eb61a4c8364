// [exec.read.env]/5
//
// What the sender completes with cannot be known without an environment: it is a dependent sender, and one in no
// environment that does not answer.

#include "environments.h"
#include "execution.h"

#include <utility>

using sender = decltype(ex::read_env(std::declval<forwarding>()));

static_assert(ex::sender<sender>);
static_assert(ex::dependent_sender<sender>);
static_assert(!ex::sender_in<sender>);

struct answering_env {
  int query(forwarding) const noexcept;
};
static_assert(ex::sender_in<sender, answering_env>);
static_assert(ex::sender_in<sender&, answering_env>);
static_assert(ex::sender_in<sender, const answering_env&>);

struct silent_env {};
static_assert(!ex::sender_in<sender, silent_env>);
static_assert(!ex::sender_in<sender, ex::env<>>);

struct other_env {
  int query(not_forwarding) const noexcept;
};
static_assert(!ex::sender_in<sender, other_env>);
