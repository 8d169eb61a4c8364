// [exec.stop.when]/2.3.2.1
//
// If the receiver's stop token is a stoppable one, what the sender sees is one, too, whatever the receiver's is.

#include "execution.h"
#include "senders.h"
#include "stop_when.h"

#include <concepts>
#include <type_traits>
#include <utility>

// The token that a sender sees.
template<class RToken>
struct seen {
  using environment = ex::prop<exs::get_stop_token_t, RToken>;
  using read = decltype(std::declval<ex::counting_scope::token&>().wrap(ex::read_env(exs::get_stop_token)));
  using type = ex::value_types_of_t<read, environment, std::type_identity_t, std::type_identity_t>;
};

template<class RToken>
constexpr bool test() {
  using token = std::remove_cvref_t<typename seen<RToken>::type>;
  static_assert(exs::stoppable_token<token>);
  static_assert(!exs::unstoppable_token<token>);
  static_assert(std::is_nothrow_copy_constructible_v<token>);
  return true;
}

static_assert(test<exs::inplace_stop_token>());
static_assert(test<another_token<exs::inplace_stop_token>>());
static_assert(test<exs::never_stop_token>());
