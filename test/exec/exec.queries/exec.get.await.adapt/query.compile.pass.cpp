// [exec.get.await.adapt]/2
//
// get_await_completion_adaptor is a query object; it asks the environment, as a const lvalue, and gives what that
// answers, whatever its type, or has no answer.

#include "execution.h"
#include "queries.h"

#include <concepts>

using query_t = ex::get_await_completion_adaptor_t;

static_assert(std::same_as<decltype(ex::get_await_completion_adaptor), const query_t>);
static_assert(std::semiregular<query_t>);

struct adaptor {};

static_assert(asks_const_lvalues<query_t, adaptor>);
static_assert(asks_const_lvalues<query_t, int>);

struct without_answer {};

static_assert(asked_in_vain<without_answer, query_t>);
static_assert(asked_in_vain<mutable_env<query_t, adaptor>, query_t>);
static_assert(asked_in_vain<mutable_argument_env<query_t, adaptor>, query_t>);
