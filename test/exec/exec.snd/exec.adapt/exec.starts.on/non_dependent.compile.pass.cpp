// [exec.starts.on]/3
//
// If the completion signatures of the child are known without an environment, so are those of the adapted sender.
//
// EDITION: cd c++26

#include "execution.h"
#include "schedulers.h"

#include <utility>

using scheduler = manual_resource<>::scheduler_type;

template<class Child>
using starts_on = decltype(ex::starts_on(std::declval<scheduler>(), std::declval<Child>()));

static_assert(ex::sender_in<starts_on<decltype(ex::just(1))>>);
static_assert(!ex::dependent_sender<starts_on<decltype(ex::just(1))>>);
static_assert(ex::sender_in<starts_on<decltype(ex::just_stopped())>>);

// A child that depends on the environment is accepted as well.
using reads = decltype(ex::read_env(exs::get_stop_token));
static_assert(ex::sender_in<starts_on<reads>, ex::env<>>);
