// [exec.get.compl.sched]/4
//
// The queries are forwarding ones, and that is a constant.
//
// EDITION: cd c++26

#include "execution.h"

template<class Tag>
constexpr bool answer = exs::forwarding_query(ex::get_completion_scheduler<Tag>);

static_assert(answer<ex::set_value_t>);
static_assert(answer<ex::set_error_t>);
static_assert(answer<ex::set_stopped_t>);
static_assert(exs::forwarding_query(ex::get_completion_scheduler_t<ex::set_value_t>()));
