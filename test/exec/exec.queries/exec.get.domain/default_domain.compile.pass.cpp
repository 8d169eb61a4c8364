// [exec.get.domain]/2
//
// Where the environment has neither a domain nor a scheduler, the default domain is the answer. What the environment
// answers by reference is given as a value.
//
// EDITION: c++26

#include "execution.h"
#include "queries.h"

struct domain {};
struct without_answer {};

static_assert(always_answers<without_answer, ex::get_domain_t, ex::default_domain>);
static_assert(always_answers<ex::env<>, ex::get_domain_t, ex::default_domain>);
static_assert(always_answers<mutable_env<ex::get_domain_t, domain>, ex::get_domain_t, ex::default_domain>);
static_assert(always_answers<answering_env<ex::get_domain_t, const domain&>, ex::get_domain_t, domain>);
