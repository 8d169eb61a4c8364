// [exec.run.loop.types]/6
//
// A schedule sender of a run_loop cannot fail. It can be stopped unless the environment's stop token is one that is
// never stopped.
//
// EDITION: c++26

#include "signatures.h"
#include "execution.h"

#include <utility>

using sender = ex::schedule_result_t<decltype(std::declval<ex::run_loop&>().get_scheduler())>;

struct stoppable_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};

struct unstoppable_env {
  exs::never_stop_token query(exs::get_stop_token_t) const noexcept;
};

static_assert(completes_in_with<sender, ex::env<>, ex::set_value_t()>);
static_assert(completes_in_with<sender, unstoppable_env, ex::set_value_t()>);
static_assert(completes_in_with<sender, stoppable_env, ex::set_value_t(), ex::set_stopped_t()>);
static_assert(completes_in_with<sender&, stoppable_env, ex::set_value_t(), ex::set_stopped_t()>);
