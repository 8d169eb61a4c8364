// [exec.cmplsig]/4
//
// Nothing else is a completion signature: each argument of completion_signatures must be one.

#include "execution.h"

template<class... Sigs>
concept completion_signatures = requires { typename ex::completion_signatures<Sigs...>; };

struct derived_tag : ex::set_value_t {};

static_assert(!completion_signatures<int>);
static_assert(!completion_signatures<void>);
static_assert(!completion_signatures<void()>);
static_assert(!completion_signatures<int(int)>);
static_assert(!completion_signatures<ex::just_t()>);
static_assert(!completion_signatures<ex::start_t(int)>);
static_assert(!completion_signatures<derived_tag(int)>);
static_assert(!completion_signatures<ex::completion_signatures<>>);

// None, one, several, and several of a kind.
static_assert(completion_signatures<>);
static_assert(completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(completion_signatures<ex::set_stopped_t(), ex::set_value_t(int), ex::set_value_t(), ex::set_error_t(int),
  ex::set_error_t(char)>);

// One that is none among others that are.
static_assert(!completion_signatures<ex::set_value_t(int), int(int)>);
static_assert(!completion_signatures<ex::set_error_t(), ex::set_stopped_t()>);
static_assert(!completion_signatures<ex::set_value_t(int), ex::set_stopped_t(int), ex::set_error_t(int)>);
