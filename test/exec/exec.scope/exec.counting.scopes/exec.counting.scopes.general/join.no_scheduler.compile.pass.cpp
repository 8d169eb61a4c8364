// [exec.counting.scopes.general]/4
//
// A join can be connected to a receiver whose environment has a scheduler, and to no other.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

#include <utility>

using sender = decltype(std::declval<ex::simple_counting_scope&>().join());
using environment = decltype(started_on(ex::inline_scheduler()));

static_assert(ex::sender<sender>);
static_assert(ex::sender_in<sender, environment>);
static_assert(ex::sender_to<sender, decltype(any_receiver(std::declval<record&>(), environment{}))>);
static_assert(!ex::sender_to<sender, decltype(any_receiver(std::declval<record&>()))>);
