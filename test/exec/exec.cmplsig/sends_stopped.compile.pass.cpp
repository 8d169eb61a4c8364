// [exec.cmplsig]/8
//
// sends_stopped<Sndr> is true if there is a stopped completion.

#include "execution.h"
#include "senders.h"

#include <concepts>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

static_assert(std::same_as<decltype(ex::sends_stopped<sender<>>), const bool>);

static_assert(ex::sends_stopped<sender<ex::set_stopped_t()>>);
static_assert(ex::sends_stopped<sender<ex::set_value_t(int), ex::set_stopped_t(), ex::set_error_t(int)>>);
static_assert(ex::sends_stopped<sender<ex::set_stopped_t()>, ex::env<>>);

static_assert(!ex::sends_stopped<sender<>>);
static_assert(!ex::sends_stopped<sender<ex::set_value_t(), ex::set_error_t(int)>>);
static_assert(!ex::sends_stopped<sender<ex::set_value_t()>, ex::env<>>);
