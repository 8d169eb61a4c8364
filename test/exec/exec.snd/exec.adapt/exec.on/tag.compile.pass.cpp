// [exec.on]/2
//
// on is a customization point object: it has a type of its own, whose values are all alike, and can be called whatever
// its constness and value category.

#include "execution.h"
#include "schedulers.h"

#include <concepts>

using scheduler = manual_resource<>::scheduler_type;
using sender = decltype(ex::just());
using closure = decltype(ex::then([] {}));

static_assert(std::same_as<decltype(ex::on), const ex::on_t>);
static_assert(std::semiregular<ex::on_t>);
static_assert(std::invocable<ex::on_t, scheduler, sender>);
static_assert(std::invocable<ex::on_t&, scheduler, sender>);
static_assert(std::invocable<const ex::on_t, const scheduler&, const sender&>);
static_assert(std::invocable<const ex::on_t&, scheduler&, sender&>);
static_assert(std::invocable<ex::on_t, sender, scheduler, closure>);
static_assert(std::invocable<const ex::on_t&, const sender&, const scheduler&, const closure&>);
static_assert(std::invocable<const ex::on_t&, scheduler, closure>);
