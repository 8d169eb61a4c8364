// [exec.get.await.adapt]/3
//
// The query is a forwarding one, and that is a constant.

#include "execution.h"

static_assert(exs::forwarding_query(ex::get_await_completion_adaptor));
static_assert(exs::forwarding_query(ex::get_await_completion_adaptor_t()));
