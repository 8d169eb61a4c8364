// [exec.get.delegation.scheduler]/3
//
// The query is a forwarding one, and that is a constant.

#include "execution.h"

static_assert(exs::forwarding_query(ex::get_delegation_scheduler));
static_assert(exs::forwarding_query(ex::get_delegation_scheduler_t()));

constexpr bool answer = exs::forwarding_query(ex::get_delegation_scheduler);
static_assert(answer);
