// [exec.scope.concepts]/2
//
// The tokens of the counting scopes are scope tokens; the scopes themselves are not.
//
// EDITION: cd c++26

#include "execution.h"

static_assert(ex::scope_token<ex::simple_counting_scope::token>);
static_assert(ex::scope_token<ex::counting_scope::token>);
static_assert(!ex::scope_token<ex::simple_counting_scope>);
static_assert(!ex::scope_token<ex::counting_scope>);
