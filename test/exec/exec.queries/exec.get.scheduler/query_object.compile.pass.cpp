// [exec.get.scheduler]/2
//
// get_scheduler is a query object: it asks the environment as a const lvalue with itself, a const lvalue, too.
//
// EDITION: cd

#include "execution.h"
#include "queries.h"

#include <concepts>

static_assert(std::same_as<decltype(ex::get_scheduler), const ex::get_scheduler_t>);
static_assert(std::semiregular<ex::get_scheduler_t>);

static_assert(asks_const_lvalues<ex::get_scheduler_t, numbered_scheduler>);
static_assert(asks_const_lvalues<ex::get_scheduler_t, ex::inline_scheduler>);
