// [exec.on]/8
//
// on(sch, sndr) is a sender only in an environment that tells on which scheduler the operation is started, since it has
// to go back there; on(sndr, sch, closure) needs that only if sndr does not tell where it completes.
//
// EDITION: cd

#include "execution.h"
#include "schedulers.h"

#include <utility>

using scheduler = manual_resource<>::scheduler_type;
using home = decltype(started_on(std::declval<scheduler>()));
using closure = decltype(ex::then([](auto&&...) {}));

template<class Sndr>
using on = decltype(ex::on(std::declval<scheduler>(), std::declval<Sndr>()));

template<class Sndr>
using on_with_closure = decltype(ex::on(std::declval<Sndr>(), std::declval<scheduler>(), std::declval<closure>()));

using just = decltype(ex::just(1));
using schedule = ex::schedule_result_t<scheduler>;

static_assert(ex::sender<on<just>>);
static_assert(ex::sender_in<on<just>, home>);
static_assert(!ex::sender_in<on<just>, ex::env<>>);
static_assert(ex::sender_in<on<schedule>, home>);
static_assert(!ex::sender_in<on<schedule>, ex::env<>>);

static_assert(ex::sender_in<on_with_closure<just>, home>);
static_assert(!ex::sender_in<on_with_closure<just>, ex::env<>>);
static_assert(ex::sender_in<on_with_closure<schedule>, home>);
static_assert(ex::sender_in<on_with_closure<schedule>, ex::env<>>);
