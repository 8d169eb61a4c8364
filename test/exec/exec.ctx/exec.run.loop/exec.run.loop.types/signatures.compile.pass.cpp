// [exec.run.loop.types]/5
//
// A schedule sender of a run_loop completes with a value completion without values, with an exception_ptr, or stopped,
// in any environment.
//
// EDITION: cd

#include "signatures.h"
#include "execution.h"

#include <exception>
#include <utility>

struct stoppable_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};

using sender = ex::schedule_result_t<decltype(std::declval<ex::run_loop&>().get_scheduler())>;

static_assert(ex::sender<sender>);
static_assert(completes_with<sender, ex::set_value_t(), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(completes_in_with<sender, stoppable_env, ex::set_value_t(), ex::set_error_t(std::exception_ptr),
  ex::set_stopped_t()>);
static_assert(!ex::dependent_sender<sender>);
