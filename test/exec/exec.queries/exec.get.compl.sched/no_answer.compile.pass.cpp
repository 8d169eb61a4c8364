// [exec.get.compl.sched]/2
//
// There is no completion scheduler where the attributes, as a const lvalue, have none. Whether there is one can be
// asked: the domain of a sender is found in this way.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"

template<class Query>
concept needs_an_answer =
  asked_in_vain<ex::env<>, Query> && asked_in_vain<mutable_env<Query, numbered_scheduler>, Query> &&
  asked_in_vain<mutable_argument_env<Query, numbered_scheduler>, Query>;

static_assert(needs_an_answer<ex::get_completion_scheduler_t<ex::set_value_t>>);
static_assert(needs_an_answer<ex::get_completion_scheduler_t<ex::set_error_t>>);
static_assert(needs_an_answer<ex::get_completion_scheduler_t<ex::set_stopped_t>>);
