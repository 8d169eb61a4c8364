// [exec.when.all]/9
//
// If a child has no completion signatures in an environment, the sender has none.
//
// EDITION: cd

#include "dependent_senders.h"
#include "environments.h"
#include "execution.h"

#include <utility>

// Needs an answer to forwarding.
using child = decltype(ex::read_env(std::declval<forwarding>()));
using sender = decltype(ex::when_all(ex::just(), std::declval<child>(), ex::just()));

static_assert(ex::sender_in<child, ex::prop<forwarding, int>>);
static_assert(ex::sender_in<sender, ex::prop<forwarding, int>>);
static_assert(!ex::sender_in<child, ex::env<>>);
static_assert(!ex::sender_in<sender, ex::env<>>);
static_assert(ex::dependent_sender<sender>);

// So it is if the child is another when_all.
using nested = decltype(ex::when_all(std::declval<sender>(), ex::just()));
static_assert(ex::sender_in<nested, ex::prop<forwarding, int>>);
static_assert(!ex::sender_in<nested, ex::env<>>);

using bad = decltype(ex::when_all(std::declval<revealing_sender<ex::set_value_t(), ex::set_value_t(int)>>()));
using nested_bad = decltype(ex::when_all(ex::just(), std::declval<bad>()));
static_assert(!ex::sender_in<nested_bad, revealing_env>);
static_assert(ex::sender_in<nested_bad, ex::env<>>);
