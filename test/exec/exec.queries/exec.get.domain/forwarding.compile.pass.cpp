// [exec.get.domain]/3
//
// The query is a forwarding one, and that is a constant.

#include "execution.h"

static_assert(exs::forwarding_query(ex::get_domain));
static_assert(exs::forwarding_query(ex::get_domain_t()));

constexpr bool answer = exs::forwarding_query(ex::get_domain);
static_assert(answer);
