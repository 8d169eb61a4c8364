// [exec.recv.concepts]/1
//
// receiver_of<Rcvr, Completions> is false for types that have nothing to do with completion_signatures, and for
// pointers, references and cv-qualified types made from a specialization of it.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

struct receiver {
  using receiver_concept = tag::receiver;
  void set_value(auto&&...) && noexcept;
  void set_error(auto&&) && noexcept;
  void set_stopped() && noexcept;
};

template<class...>
struct list {};

using signatures = ex::completion_signatures<ex::set_value_t()>;

static_assert(ex::receiver_of<receiver, signatures>);

static_assert(!ex::receiver_of<receiver, void>);
static_assert(!ex::receiver_of<receiver, int>);
static_assert(!ex::receiver_of<receiver, ex::set_value_t>);
static_assert(!ex::receiver_of<receiver, ex::set_value_t()>);
static_assert(!ex::receiver_of<receiver, list<ex::set_value_t()>>);
static_assert(!ex::receiver_of<receiver, list<>>);

// Nor a pointer to one, a reference to one, or one that is const.
static_assert(!ex::receiver_of<receiver, signatures*>);
static_assert(!ex::receiver_of<receiver, signatures&>);
static_assert(!ex::receiver_of<receiver, signatures&&>);
static_assert(!ex::receiver_of<receiver, const signatures>);
static_assert(!ex::receiver_of<receiver, volatile signatures>);
