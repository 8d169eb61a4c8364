// [exec.counting.scopes.general]/4
//
// A join completes without values, or in the ways in which the scheduler of the receiver's environment can complete.
//
// EDITION: cd c++26

#include "execution.h"
#include "schedulers.h"
#include "signatures.h"

#include <utility>

struct error {};

template<class... Failures>
using environment = decltype(started_on(std::declval<manual_resource<Failures...>&>().scheduler()));

template<class Scope>
constexpr bool test() {
  using sender = decltype(std::declval<Scope&>().join());
  static_assert(ex::sender<sender>);
  static_assert(completes_in_with<sender, environment<>, ex::set_value_t()>);
  static_assert(completes_in_with<sender, environment<ex::set_stopped_t()>, ex::set_value_t(), ex::set_stopped_t()>);
  static_assert(
    completes_in_with<sender, environment<ex::set_error_t(error)>, ex::set_value_t(), ex::set_error_t(error)>);
  static_assert(completes_in_with<const sender&, environment<ex::set_error_t(error), ex::set_stopped_t()>,
    ex::set_value_t(), ex::set_error_t(error), ex::set_stopped_t()>);
  return true;
}

static_assert(test<ex::simple_counting_scope>());
static_assert(test<ex::counting_scope>());
