// [exec.recv.concepts]/1
//
// receiver_of<Rcvr, Completions> looks for completions of an rvalue of the receiver's class, whatever reference or cv
// qualifier Rcvr has.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

using signatures = ex::completion_signatures<ex::set_value_t(int)>;

struct rvalue_receiver {
  using receiver_concept = tag::receiver;
  void set_value(int) && noexcept;
};

struct any_category_receiver {
  using receiver_concept = tag::receiver;
  void set_value(int) noexcept;
};

struct const_receiver {
  using receiver_concept = tag::receiver;
  void set_value(int) const noexcept;
};

struct lvalue_receiver {
  using receiver_concept = tag::receiver;
  void set_value(int) & noexcept;
};

struct move_only_receiver {
  using receiver_concept = tag::receiver;
  move_only_receiver(move_only_receiver&&) noexcept;
  void set_value(int) && noexcept;
};

template<class Rcvr>
inline constexpr bool accepted = ex::receiver_of<Rcvr, signatures> && ex::receiver_of<const Rcvr, signatures> &&
                                 ex::receiver_of<Rcvr&, signatures> && ex::receiver_of<const Rcvr&, signatures> &&
                                 ex::receiver_of<Rcvr&&, signatures> && ex::receiver_of<const Rcvr&&, signatures>;

static_assert(accepted<rvalue_receiver>);
static_assert(accepted<any_category_receiver>);
static_assert(accepted<const_receiver>);

static_assert(!ex::receiver_of<lvalue_receiver, signatures>);
static_assert(!ex::receiver_of<lvalue_receiver&, signatures>);
static_assert(!ex::receiver_of<const lvalue_receiver&, signatures>);
static_assert(!ex::receiver_of<lvalue_receiver&&, signatures>);

// The receiver itself keeps its value category where it must be constructible from it.
static_assert(ex::receiver_of<move_only_receiver, signatures>);
static_assert(ex::receiver_of<move_only_receiver&&, signatures>);
static_assert(!ex::receiver_of<move_only_receiver&, signatures>);
static_assert(!ex::receiver_of<const move_only_receiver&, signatures>);
static_assert(!ex::receiver_of<const move_only_receiver, signatures>);
