// [exec.get.domain]/2
//
// There is no domain where the environment, as a const lvalue, has none. Whether there is one can be asked: the domain
// of a sender is found in this way.
//
// EDITION: cd

#include "execution.h"
#include "queries.h"

struct domain {};
struct without_answer {};

static_assert(asked_in_vain<without_answer, ex::get_domain_t>);
static_assert(asked_in_vain<ex::env<>, ex::get_domain_t>);
static_assert(asked_in_vain<mutable_env<ex::get_domain_t, domain>, ex::get_domain_t>);
static_assert(asked_in_vain<mutable_argument_env<ex::get_domain_t, domain>, ex::get_domain_t>);

// A scheduler is no domain: its own is not looked for.
static_assert(asked_in_vain<answering_env<ex::get_scheduler_t, numbered_scheduler>, ex::get_domain_t>);
