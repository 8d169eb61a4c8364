// [exec.sched]/6
//
// If one of the library's schedulers has a domain, so have its schedule senders, and it is of the same type.
//
// EDITION: cd

#include "execution.h"

#include <concepts>
#include <utility>

template<class Sch>
consteval bool agrees_with_its_senders() {
  if constexpr (requires(const Sch& sch) { ex::get_domain(sch); })
    return requires(Sch sch) {
      { ex::get_domain(ex::get_env(ex::schedule(sch))) } -> std::same_as<decltype(ex::get_domain(std::as_const(sch)))>;
    };
  else
    return true;
}

static_assert(agrees_with_its_senders<decltype(std::declval<ex::run_loop&>().get_scheduler())>());
static_assert(agrees_with_its_senders<ex::inline_scheduler>());
