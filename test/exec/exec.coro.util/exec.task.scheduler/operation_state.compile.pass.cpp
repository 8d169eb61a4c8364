// [exec.task.scheduler]/11
//
// Connecting the schedule sender gives an operation state.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

using sender = ex::schedule_result_t<ex::task_scheduler&>;
using receiver = recording_receiver<accept_anything, accept_anything, ex::env<>>;

static_assert(ex::sender_in<sender, ex::env_of_t<receiver>>);
static_assert(ex::operation_state<ex::connect_result_t<sender, receiver>>);
static_assert(ex::operation_state<ex::connect_result_t<sender, const receiver&>>);
