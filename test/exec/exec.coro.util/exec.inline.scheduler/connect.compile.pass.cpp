// [exec.inline.scheduler]/3.1
//
// The operation state is of one type for a receiver type, however the receiver and the sender are passed, and
// connecting may throw if and only if copying or moving the receiver may. The receiver needs no more than a value
// completion.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <utility>

using sender = ex::schedule_result_t<ex::inline_scheduler>;

struct nothrow_receiver {
  using receiver_concept = tag::receiver;
  void set_value() && noexcept {}
};

struct throwing_copy_receiver {
  using receiver_concept = tag::receiver;
  throwing_copy_receiver(const throwing_copy_receiver&) noexcept(false);
  throwing_copy_receiver(throwing_copy_receiver&&) noexcept;
  void set_value() && noexcept {}
};

struct move_only_receiver {
  using receiver_concept = tag::receiver;
  move_only_receiver(move_only_receiver&&) = default;
  void set_value() && noexcept {}
};

template<class Rcvr>
concept nothrow_connectable = requires(sender sndr, Rcvr&& rcvr) {
  { ex::connect(std::move(sndr), std::forward<Rcvr>(rcvr)) } noexcept -> ex::operation_state;
};

template<class Rcvr>
using operation = ex::connect_result_t<sender, Rcvr>;

static_assert(nothrow_connectable<nothrow_receiver>);
static_assert(nothrow_connectable<nothrow_receiver&>);
static_assert(nothrow_connectable<const nothrow_receiver&>);
static_assert(std::same_as<operation<nothrow_receiver>, operation<nothrow_receiver&>>);
static_assert(std::same_as<operation<nothrow_receiver>, operation<const nothrow_receiver&>>);

static_assert(nothrow_connectable<throwing_copy_receiver>);
static_assert(!nothrow_connectable<throwing_copy_receiver&>);
static_assert(!nothrow_connectable<const throwing_copy_receiver&>);
static_assert(std::same_as<operation<throwing_copy_receiver>, operation<const throwing_copy_receiver&>>);

static_assert(nothrow_connectable<move_only_receiver>);

// An lvalue of the sender
static_assert(std::same_as<ex::connect_result_t<sender&, nothrow_receiver>, operation<nothrow_receiver>>);
static_assert(noexcept(ex::connect(std::declval<sender&>(), nothrow_receiver())));
static_assert(!noexcept(ex::connect(std::declval<sender&>(), std::declval<throwing_copy_receiver&>())));
