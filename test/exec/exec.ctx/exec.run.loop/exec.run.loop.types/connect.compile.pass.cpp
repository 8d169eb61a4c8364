// [exec.run.loop.types]/7.1
//
// The operation state is of one type for a receiver type, however the receiver is passed, and connecting may throw if
// and only if copying or moving the receiver may.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <exception>
#include <utility>

using sender = ex::schedule_result_t<decltype(std::declval<ex::run_loop&>().get_scheduler())>;

struct receiver_base {
  using receiver_concept = tag::receiver;
  void set_value() && noexcept {}
  void set_error(std::exception_ptr) && noexcept {}
  void set_stopped() && noexcept {}
};

struct nothrow_receiver : receiver_base {};

struct throwing_copy_receiver : receiver_base {
  throwing_copy_receiver(const throwing_copy_receiver&) noexcept(false);
  throwing_copy_receiver(throwing_copy_receiver&&) noexcept;
};

struct move_only_receiver : receiver_base {
  move_only_receiver(move_only_receiver&&) = default;
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
