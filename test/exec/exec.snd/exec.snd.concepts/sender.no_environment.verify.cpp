// [exec.snd.concepts]/1
//
// A type whose get_env has no result is not a sender. It is a mandate of get_env too, so that the question itself may
// be an error.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

struct attributes {};

#ifdef CONTROL
using result = attributes;
#else
using result = void;
#endif

struct sender {
  using sender_concept = tag::sender;
  result get_env() const noexcept { return result(); }
};

static_assert(ex::sender<sender>); // REJECTED
