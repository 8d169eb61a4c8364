// [exec.inline.scheduler]/2
//
// The schedule sender completes with a value completion without values and in no other way, in any environment.

#include "signatures.h"
#include "execution.h"

struct stoppable_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};

using sender = ex::schedule_result_t<ex::inline_scheduler>;

static_assert(ex::sender<sender>);
static_assert(completes_with<sender, ex::set_value_t()>);
static_assert(completes_in_with<sender, stoppable_env, ex::set_value_t()>);
static_assert(!ex::dependent_sender<sender>);
