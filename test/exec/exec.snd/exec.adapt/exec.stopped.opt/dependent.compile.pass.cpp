// [exec.stopped.opt]/4
//
// If it takes an environment to know the completions of the adapted sender, it takes one to know those of the result.
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"

#include <utility>

using sender = decltype(ex::stopped_as_optional(std::declval<obedient_sender>()));

static_assert(ex::dependent_sender<sender>);
static_assert(ex::sender_in<sender, ex::env<>>);
static_assert(ex::sender_in<sender, signatures_env<ex::set_value_t(int), ex::set_stopped_t()>>);
static_assert(ex::sender_in<sender, signatures_env<ex::set_value_t(int, char)>>);

// It is none where the adapted sender is none.
static_assert(!ex::sender_in<sender, revealing_env>);
