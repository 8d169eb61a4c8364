// [exec.counting.scopes.general]/4
//
// Connecting a join does not throw if neither moving the receiver nor connecting the scheduling does.
//
// EDITION: cd c++26

#include "execution.h"
#include "schedulers.h"
#include "tags.h"

#include <utility>

using environment = decltype(started_on(ex::inline_scheduler()));

struct receiver {
  using receiver_concept = tag::receiver;

  void set_value() && noexcept;
  environment get_env() const noexcept;
};

template<class Scope>
using join = decltype(std::declval<Scope&>().join());

static_assert(noexcept(ex::connect(std::declval<join<ex::simple_counting_scope>>(), std::declval<receiver>())));
static_assert(noexcept(ex::connect(std::declval<join<ex::counting_scope>>(), std::declval<receiver>())));
static_assert(noexcept(ex::connect(std::declval<join<ex::counting_scope>&>(), std::declval<receiver>())));
