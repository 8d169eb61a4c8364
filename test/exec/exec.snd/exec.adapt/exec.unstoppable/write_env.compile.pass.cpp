// [exec.unstoppable]/2
//
// unstoppable(sndr) is write_env(sndr, env) with an environment that has a never_stop_token and nothing else.

#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

using child = decltype(ex::just(1));

template<class Sndr>
using result = decltype(ex::unstoppable(std::declval<Sndr>()));

using token_prop = ex::prop<exs::get_stop_token_t, exs::never_stop_token>;

static_assert(std::same_as<result<child>, decltype(ex::write_env(std::declval<child>(), std::declval<token_prop>()))>);
static_assert(std::same_as<result<child&>, result<child>>);
static_assert(std::same_as<result<const child&>, result<child>>);
static_assert(std::same_as<ex::tag_of_t<result<child>>, std::remove_const_t<decltype(ex::write_env)>>);
