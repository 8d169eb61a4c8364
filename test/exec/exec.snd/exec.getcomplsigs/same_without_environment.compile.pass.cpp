// [exec.getcomplsigs]/4
//
// A sender of the library that has completion signatures without an environment has the same in every environment.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"

#include <concepts>
#include <utility>

template<class Sndr, class Env>
concept same_in = std::same_as<ex::completion_signatures_of_t<Sndr>, ex::completion_signatures_of_t<Sndr, Env>>;

template<class Sndr>
concept same_everywhere = ex::sender_in<Sndr> && same_in<Sndr, ex::env<>> && same_in<Sndr, ex::prop<forwarding, int>> &&
                          same_in<Sndr, ex::prop<exs::get_stop_token_t, exs::inplace_stop_token>>;

using just_sender = decltype(ex::just(1, 'a'));
static_assert(same_everywhere<just_sender>);
static_assert(same_everywhere<decltype(ex::just_error(1))>);
static_assert(same_everywhere<decltype(ex::just_stopped())>);
static_assert(same_everywhere<decltype(ex::schedule(ex::inline_scheduler()))>);
static_assert(same_everywhere<decltype(ex::schedule(std::declval<ex::run_loop&>().get_scheduler()))>);
static_assert(same_everywhere<decltype(ex::then(std::declval<just_sender>(), [](int, char) { return 1; }))>);
static_assert(same_everywhere<decltype(ex::upon_error(ex::just_error(1), [](int) {}))>);
static_assert(same_everywhere<decltype(ex::into_variant(std::declval<just_sender>()))>);
static_assert(same_everywhere<decltype(ex::write_env(std::declval<just_sender>(), ex::prop(forwarding(), 1)))>);
