// [exec.cmplsig]/4.3
//
// set_stopped_t without parameters is a completion signature.

#include "execution.h"

template<class Sig>
concept completion_signature = requires { typename ex::completion_signatures<Sig>; };

static_assert(completion_signature<ex::set_stopped_t()>);

static_assert(!completion_signature<ex::set_stopped_t(int)>);
static_assert(!completion_signature<ex::set_stopped_t(...)>);
static_assert(!completion_signature<ex::set_stopped_t>);
static_assert(!completion_signature<ex::set_stopped_t (*)()>);
static_assert(!completion_signature<ex::set_stopped_t() noexcept>);
