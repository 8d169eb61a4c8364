// [exec.spawn.future]/4.1, [exec.spawn.future]/4.2
//
// The future completes stopped, or in the ways in which the sender does, with the results decayed; and with an
// exception_ptr if a result may throw when it is decay-copied.

#include "signatures.h"
#include "execution.h"
#include "scopes.h"
#include "senders.h"
#include "values.h"

#include <exception>
#include <utility>

template<class... Sigs>
using future =
  decltype(ex::spawn_future(sends<ex::completion_signatures<Sigs...>>(ex::set_stopped), std::declval<ledger_token>()));

template<class Sndr, class... Sigs>
concept completes_so = completes_in_with<Sndr, ex::env<>, Sigs...>;

static_assert(completes_so<future<ex::set_value_t(), ex::set_stopped_t()>, ex::set_value_t(), ex::set_stopped_t()>);
static_assert(completes_so<future<ex::set_stopped_t()>, ex::set_stopped_t()>);

// decayed
static_assert(completes_so<future<ex::set_value_t(int&, const long&, char&&), ex::set_stopped_t()>,
  ex::set_value_t(int, long, char), ex::set_stopped_t()>);
static_assert(
  completes_so<future<ex::set_error_t(const int&), ex::set_stopped_t()>, ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(completes_so<future<ex::set_value_t(int&), ex::set_value_t(int), ex::set_stopped_t()>,
  ex::set_value_t(int), ex::set_stopped_t()>);

// may throw
static_assert(completes_so<future<ex::set_value_t(throwing_copy), ex::set_stopped_t()>, ex::set_value_t(throwing_copy),
  ex::set_stopped_t()>);
static_assert(completes_so<future<ex::set_value_t(const throwing_copy&), ex::set_stopped_t()>,
  ex::set_value_t(throwing_copy), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(completes_so<future<ex::set_error_t(const throwing_copy&), ex::set_stopped_t()>,
  ex::set_error_t(throwing_copy), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(completes_so<future<ex::set_value_t(throwing_move), ex::set_stopped_t()>, ex::set_value_t(throwing_move),
  ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);

// One that is never stopped: its future is, if nothing could be associated.
using never_stopped = decltype(ex::spawn_future(ex::just(1), std::declval<ledger_token>()));
static_assert(completes_so<never_stopped, ex::set_value_t(int), ex::set_stopped_t()>);
