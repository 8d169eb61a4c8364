// [exec.recv.concepts]/1
//
// A type whose environment has a destructor that may throw is not a receiver,
// since such an environment is not queryable. It is a mandate of get_env too,
// so that the question itself may be an error.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct environment {
  ~environment() noexcept(nothrow) {}
};

struct receiver {
  using receiver_concept = tag::receiver;
  environment get_env() const noexcept { return {}; }
};

static_assert(ex::receiver<receiver>); // REJECTED
