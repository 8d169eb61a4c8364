// [exec.get.domain]/2
//
// get_domain is a query object: it asks the environment as a const lvalue with itself, a const lvalue, too, and the
// answer may be of any type.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"

#include <concepts>

static_assert(std::same_as<decltype(ex::get_domain), const ex::get_domain_t>);
static_assert(std::semiregular<ex::get_domain_t>);

struct domain {};

static_assert(asks_const_lvalues<ex::get_domain_t, domain>);
static_assert(asks_const_lvalues<ex::get_domain_t, ex::default_domain>);
