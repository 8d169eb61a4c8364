// [exec.opstate.general]/3
//
// The operation states of the library's senders can be neither copied nor moved, and it shows.
//
// INFORMATIVE: a program that does it is ill-formed, but nothing says that a type trait can tell

#include "execution.h"
#include "receivers.h"

#include <type_traits>
#include <utility>

template<class Sndr>
using operation = decltype(ex::connect(std::declval<Sndr>(), any_receiver(std::declval<record&>())));

template<class Sndr>
concept stays_where_it_is =
  !std::is_move_constructible_v<operation<Sndr>> && !std::is_copy_constructible_v<operation<Sndr>> &&
  !std::is_move_assignable_v<operation<Sndr>> && !std::is_copy_assignable_v<operation<Sndr>>;

inline auto identity = [](auto... ts) noexcept { return (0 + ... + ts); };
inline auto make_sender = [](auto&&...) noexcept { return ex::just(); };
using scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

static_assert(stays_where_it_is<decltype(ex::just(1))>);
static_assert(stays_where_it_is<decltype(ex::just_error(1))>);
static_assert(stays_where_it_is<decltype(ex::just_stopped())>);
static_assert(stays_where_it_is<decltype(ex::read_env(exs::get_stop_token))>);
static_assert(stays_where_it_is<decltype(ex::schedule(std::declval<scheduler>()))>);
static_assert(stays_where_it_is<decltype(ex::just(1) | ex::then(identity))>);
static_assert(stays_where_it_is<decltype(ex::just(1) | ex::let_value(make_sender))>);
static_assert(stays_where_it_is<decltype(ex::just(1) | ex::continues_on(std::declval<scheduler>()))>);
static_assert(stays_where_it_is<decltype(ex::starts_on(std::declval<scheduler>(), ex::just(1)))>);
static_assert(stays_where_it_is<decltype(ex::when_all(ex::just(1), ex::just(2)))>);
static_assert(stays_where_it_is<decltype(ex::just(1) | ex::into_variant)>);
