// [exec.read.env]/5
//
// The sender is not one in an environment that answers the query with nothing.

#include "environments.h"
#include "execution.h"

#include <utility>

template<class T>
struct env {
  T query(forwarding) const noexcept;
};

using sender = decltype(ex::read_env(std::declval<forwarding>()));

static_assert(ex::sender_in<sender, env<int>>);
static_assert(!ex::sender_in<sender, env<void>>);
static_assert(!ex::sender_in<sender&, env<void>>);
