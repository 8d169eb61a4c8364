// [exec.get.scheduler]/2
//
// There is no scheduler where the environment, as a const lvalue, has none. Whether there is one can be asked: the
// domain of a sender is found in this way.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"

struct without_answer {};

static_assert(asked_in_vain<without_answer, ex::get_scheduler_t>);
static_assert(asked_in_vain<ex::env<>, ex::get_scheduler_t>);
static_assert(asked_in_vain<mutable_env<ex::get_scheduler_t, numbered_scheduler>, ex::get_scheduler_t>);
static_assert(asked_in_vain<mutable_argument_env<ex::get_scheduler_t, numbered_scheduler>, ex::get_scheduler_t>);
