// [exec.get.stop.token]/3
//
// forwarding_query(get_stop_token) is a constant expression with the value true.

#include "execution.h"

static_assert(exs::forwarding_query(exs::get_stop_token));
static_assert(exs::forwarding_query(exs::get_stop_token_t()));
