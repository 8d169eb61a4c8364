// [exec.task.scheduler]/8
//
// The schedule sender has a value completion without values, errors of the types error_code and exception_ptr, and a
// stopped completion, whatever the scheduler inside has.
//
// EDITION: cd

#include "signatures.h"
#include "execution.h"

#include <exception>
#include <system_error>

struct stoppable_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};

using sender = ex::schedule_result_t<ex::task_scheduler&>;

static_assert(ex::sender<sender>);
static_assert(!ex::dependent_sender<sender>);
static_assert(completes_with<sender, ex::set_value_t(), ex::set_error_t(std::error_code),
  ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(completes_in_with<sender, stoppable_env, ex::set_value_t(), ex::set_error_t(std::error_code),
  ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
