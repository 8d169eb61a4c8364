// [exec.scope.concepts]/3.2.1, [exec.scope.concepts]/3.2.2, [exec.scope.concepts]/3.2.3
//
// A scope token wraps any sender, const or not, lvalue or rvalue, and the result is a sender that completes in the same
// ways in any environment: the tokens of the counting scopes do.
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"
#include "senders.h"
#include "signatures.h"

#include <utility>

template<class Token, class Sndr>
using wrapped = decltype(std::declval<Token>().wrap(std::declval<Sndr>()));

template<class Env, class Token, class Sndr>
constexpr bool keeps_signatures =
  ex::sender<wrapped<Token, Sndr>> &&
  same_signatures<ex::completion_signatures_of_t<wrapped<Token, Sndr>, Env>, ex::completion_signatures_of_t<Sndr, Env>>;

struct stoppable_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};

template<class Token, class Sndr>
constexpr bool keeps_signatures_everywhere =
  keeps_signatures<ex::env<>, Token, Sndr> && keeps_signatures<stoppable_env, Token, Sndr> &&
  keeps_signatures<revealing_env, Token, Sndr>;

using all = ex::completion_signatures<ex::set_value_t(int), ex::set_value_t(int&, long), ex::set_error_t(char),
  ex::set_stopped_t()>;
using sends_all = decltype(sends<all>(ex::set_stopped));
using dependent = revealing_sender<ex::set_value_t(int), ex::set_error_t(int)>;

template<class Token>
constexpr bool test() {
  static_assert(keeps_signatures_everywhere<Token, decltype(ex::just())>);
  static_assert(keeps_signatures_everywhere<Token, sends_all>);
  static_assert(keeps_signatures_everywhere<Token, sends_all&>);
  static_assert(keeps_signatures_everywhere<Token, const sends_all&>);
  static_assert(keeps_signatures_everywhere<Token, move_only_sender<sends_all>>);
  static_assert(keeps_signatures_everywhere<Token, dependent>);
  static_assert(keeps_signatures_everywhere<Token, const dependent&>);
  return true;
}

static_assert(test<ex::simple_counting_scope::token&>());
static_assert(test<const ex::simple_counting_scope::token&>());
static_assert(test<ex::counting_scope::token&>());
static_assert(test<const ex::counting_scope::token&>());
