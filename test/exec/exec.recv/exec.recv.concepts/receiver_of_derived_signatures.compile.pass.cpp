// [exec.recv.concepts]/1
//
// receiver_of<Rcvr, Completions> looks through a class derived from one
// specialization of completion_signatures.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

struct stopped_receiver {
  using receiver_concept = tag::receiver;
  void set_stopped() && noexcept;
};

struct stopped : ex::completion_signatures<ex::set_stopped_t()> {};
struct value : ex::completion_signatures<ex::set_value_t()> {};
struct ambiguous : ex::completion_signatures<ex::set_stopped_t()>, ex::completion_signatures<> {};

static_assert(ex::receiver_of<stopped_receiver, stopped>);
static_assert(!ex::receiver_of<stopped_receiver, value>);
static_assert(!ex::receiver_of<stopped_receiver, ambiguous>);
