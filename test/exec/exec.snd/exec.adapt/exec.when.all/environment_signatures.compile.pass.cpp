// [exec.when.all]/6
//
// The completions of the children are those in the environment that they see: that of the receiver, but with an
// inplace_stop_token.

#include "environments.h"
#include "execution.h"
#include "tags.h"

#include <concepts>
#include <utility>

struct idle_operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

// Has one value completion if it sees a stop token of type Token and an answer to forwarding, and two if not.
template<class Token>
struct choosy {
  using sender_concept = tag::sender;

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    if constexpr (std::same_as<exs::stop_token_of_t<Env>, Token> && std::invocable<forwarding, Env>)
      return ex::completion_signatures<ex::set_value_t(int), ex::set_stopped_t()>();
    else
      return ex::completion_signatures<ex::set_value_t(int), ex::set_value_t(), ex::set_stopped_t()>();
  }

  idle_operation connect(auto) const noexcept { return {}; }
};

using environment = ex::prop<forwarding, int>;
using stoppable_environment = ex::env<environment, ex::prop<exs::get_stop_token_t, exs::inplace_stop_token>>;
using unstoppable_environment = ex::env<environment, ex::prop<exs::get_stop_token_t, exs::never_stop_token>>;

template<class Token>
using sender = decltype(ex::when_all(std::declval<choosy<Token>>(), ex::just()));

static_assert(ex::sender_in<sender<exs::inplace_stop_token>, environment>);
static_assert(ex::sender_in<sender<exs::inplace_stop_token>, stoppable_environment>);
static_assert(ex::sender_in<sender<exs::inplace_stop_token>, unstoppable_environment>);
static_assert(!ex::sender_in<sender<exs::inplace_stop_token>, ex::env<>>);
static_assert(!ex::sender_in<sender<exs::never_stop_token>, environment>);
static_assert(!ex::sender_in<sender<exs::never_stop_token>, unstoppable_environment>);
