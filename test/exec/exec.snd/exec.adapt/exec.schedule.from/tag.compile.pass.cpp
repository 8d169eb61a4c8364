// [exec.schedule.from]/2
//
// schedule_from is a customization point object: it has a type of its own, whose values are all alike, and can be
// called whatever its constness and value category.
//
// EDITION: cd

#include "execution.h"
#include "schedulers.h"

#include <concepts>

using scheduler = manual_resource<>::scheduler_type;
using sender = decltype(ex::just(1));

static_assert(std::same_as<decltype(ex::schedule_from), const ex::schedule_from_t>);
static_assert(std::semiregular<ex::schedule_from_t>);
static_assert(std::invocable<ex::schedule_from_t, scheduler, sender>);
static_assert(std::invocable<ex::schedule_from_t&, scheduler, sender>);
static_assert(std::invocable<const ex::schedule_from_t, const scheduler&, const sender&>);
static_assert(std::invocable<const ex::schedule_from_t&, scheduler&, sender&>);
