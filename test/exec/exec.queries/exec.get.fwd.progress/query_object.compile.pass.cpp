// [exec.get.fwd.progress]/2
//
// get_forward_progress_guarantee is a query object: every copy of it, const or not, lvalue or rvalue, asks a scheduler
// the same question.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"

#include <concepts>

using query_t = ex::get_forward_progress_guarantee_t;

static_assert(std::same_as<decltype(ex::get_forward_progress_guarantee), const query_t>);
static_assert(std::semiregular<query_t>);
static_assert(always_answers<numbered_scheduler, query_t, ex::forward_progress_guarantee>);
