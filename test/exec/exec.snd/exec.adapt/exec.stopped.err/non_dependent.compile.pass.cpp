// [exec.stopped.err]/3, [exec.adapt.general]/3.5
//
// If the completions of the adapted sender can be known without an environment, so can those of the result, and they
// are the same in every environment. (Without one, an exception may be among them: whether the inner sender can be
// connected without exceptions may take an environment to know.)
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "senders.h"
#include "signatures.h"

#include <exception>
#include <utility>

using sender = deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>::sender_type;

template<class Sndr>
using result = decltype(ex::stopped_as_error(std::declval<Sndr>(), 7));

static_assert(ex::sender_in<result<sender>>);
static_assert(!ex::dependent_sender<result<sender>>);

template<class... Env>
using signatures_in = ex::completion_signatures_of_t<result<sender>, Env...>;

static_assert(same_signatures<signatures_in<ex::env<>>, signatures_in<ex::prop<forwarding, int>>>);
static_assert(
  same_signatures<signatures_in<>, signatures_in<ex::env<>>> ||
  same_signatures<signatures_in<>,
    ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_error_t(std::exception_ptr)>>);
