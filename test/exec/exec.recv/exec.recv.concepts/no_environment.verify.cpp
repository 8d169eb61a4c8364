// [exec.recv.concepts]/1
//
// A type whose get_env has no result is not a receiver. It is a mandate of get_env too, so that the question itself may
// be an error.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

struct environment {};

#ifdef CONTROL
using result = environment;
#else
using result = void;
#endif

struct receiver {
  using receiver_concept = tag::receiver;
  result get_env() const noexcept { return result(); }
};

static_assert(ex::receiver<receiver>); // REJECTED
