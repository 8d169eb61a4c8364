// [exec.getcomplsigs]/2
//
// get_completion_signatures takes at most one environment.

#include "execution.h"

template<class... Env>
concept asked_with = requires { ex::get_completion_signatures<decltype(ex::just()), Env...>(); };

static_assert(asked_with<>);
static_assert(asked_with<ex::env<>>);
static_assert(!asked_with<ex::env<>, ex::env<>>);
static_assert(!asked_with<ex::env<>, ex::env<>, ex::env<>>);
