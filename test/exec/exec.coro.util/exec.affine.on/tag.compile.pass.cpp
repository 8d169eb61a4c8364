// [exec.affine.on]/2
//
// affine_on is a customization point object: it has a type of its own, whose values are all alike, and can be called
// whatever its constness and value category.
//
// EDITION: cd

#include "execution.h"
#include "schedulers.h"

#include <concepts>

using scheduler = manual_resource<>::scheduler_type;
using sender = decltype(ex::just(1));

static_assert(std::same_as<decltype(ex::affine_on), const ex::affine_on_t>);
static_assert(std::semiregular<ex::affine_on_t>);
static_assert(std::invocable<ex::affine_on_t, sender, scheduler>);
static_assert(std::invocable<ex::affine_on_t&, sender, scheduler>);
static_assert(std::invocable<const ex::affine_on_t, const sender&, const scheduler&>);
static_assert(std::invocable<const ex::affine_on_t&, sender&, scheduler&>);
