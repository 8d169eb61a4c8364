// [exec.get.stop.token]/2.2
//
// The never_stop_token of an environment that cannot be asked is a constant expression.

#include "execution.h"

struct no_query_env {};

static_assert(exs::get_stop_token(no_query_env()) == exs::never_stop_token{});
static_assert(!exs::get_stop_token(no_query_env()).stop_possible());
static_assert(!exs::get_stop_token(ex::env<>()).stop_requested());
