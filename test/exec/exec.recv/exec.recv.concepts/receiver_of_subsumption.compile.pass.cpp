// [exec.recv.concepts]/1
//
// The concept receiver_of is a conjunction with receiver, and is more constrained than it.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

using signatures = ex::completion_signatures<ex::set_stopped_t()>;

template<ex::receiver Rcvr>
constexpr bool takes_stopped() {
  return false;
}

template<ex::receiver_of<signatures> Rcvr>
constexpr bool takes_stopped() {
  return true;
}

struct deaf_receiver {
  using receiver_concept = tag::receiver;
};

struct stopped_receiver {
  using receiver_concept = tag::receiver;
  void set_stopped() && noexcept;
};

static_assert(takes_stopped<stopped_receiver>());
static_assert(takes_stopped<stopped_receiver&>());
static_assert(!takes_stopped<deaf_receiver>());
