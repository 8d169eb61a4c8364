// [exec.snd.expos]/43.1
//
// A sender of the library completes in the ways in which its operation can, and in no others.
//
// EDITION: cd

#include "signatures.h"
#include "execution.h"

#include <exception>

static_assert(completes_with<decltype(ex::just(1)), ex::set_value_t(int)>);
static_assert(completes_with<decltype(ex::just_error(1)), ex::set_error_t(int)>);
static_assert(completes_with<decltype(ex::just_stopped()), ex::set_stopped_t()>);
static_assert(completes_with<decltype(ex::then(ex::just(), [] noexcept {})), ex::set_value_t()>);
static_assert(completes_with<decltype(ex::then(ex::just_stopped(), [] {})), ex::set_stopped_t()>);
static_assert(
  completes_with<decltype(ex::then(ex::just(), [] {})), ex::set_value_t(), ex::set_error_t(std::exception_ptr)>);
static_assert(completes_with<decltype(ex::upon_stopped(ex::just(1), [] { return 2; })), ex::set_value_t(int)>);
