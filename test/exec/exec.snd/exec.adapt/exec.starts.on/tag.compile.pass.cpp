// [exec.starts.on]/2
//
// starts_on is a customization point object: it has a type of its own, whose values are all alike, and can be called
// whatever its constness and value category.

#include "execution.h"
#include "schedulers.h"

#include <concepts>

using scheduler = manual_resource<>::scheduler_type;
using sender = decltype(ex::just(1));

static_assert(std::same_as<decltype(ex::starts_on), const ex::starts_on_t>);
static_assert(std::semiregular<ex::starts_on_t>);
static_assert(std::invocable<ex::starts_on_t, scheduler, sender>);
static_assert(std::invocable<ex::starts_on_t&, scheduler, sender>);
static_assert(std::invocable<const ex::starts_on_t, const scheduler&, const sender&>);
static_assert(std::invocable<const ex::starts_on_t&, scheduler&, sender&>);
