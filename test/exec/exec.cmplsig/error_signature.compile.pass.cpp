// [exec.cmplsig]/4.2
//
// set_error_t with exactly one parameter, of an object or reference type, is a completion signature.

#include "execution.h"
#include "values.h"

#include <exception>

template<class Sig>
concept completion_signature = requires { typename ex::completion_signatures<Sig>; };

static_assert(completion_signature<ex::set_error_t(int)>);
static_assert(completion_signature<ex::set_error_t(std::exception_ptr)>);
static_assert(completion_signature<ex::set_error_t(int&)>);
static_assert(completion_signature<ex::set_error_t(const int&)>);
static_assert(completion_signature<ex::set_error_t(int&&)>);
static_assert(completion_signature<ex::set_error_t(not_movable)>);

static_assert(!completion_signature<ex::set_error_t()>);
static_assert(!completion_signature<ex::set_error_t(int, int)>);
static_assert(!completion_signature<ex::set_error_t(int, ...)>);
static_assert(!completion_signature<ex::set_error_t>);
static_assert(!completion_signature<ex::set_error_t (*)(int)>);
static_assert(!completion_signature<ex::set_error_t(int) noexcept>);
