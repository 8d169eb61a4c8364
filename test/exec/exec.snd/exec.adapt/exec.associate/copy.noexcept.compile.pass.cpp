// [exec.associate]/d1, [exec.associate]/d2
//
// The sender is copied without exceptions if the wrapped sender is and the token tries to associate without any; for a
// move it is enough that the wrapped sender moves without exceptions.
//
// EDITION: cd

#include "execution.h"
#include "scopes.h"
#include "tags.h"

#include <type_traits>
#include <utility>

template<bool NothrowCopy>
struct sender {
  using sender_concept = tag::sender;

  sender();
  sender(const sender&) noexcept(NothrowCopy);
  sender(sender&&) noexcept;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }
};

template<class Token, class Sndr>
using associated = decltype(ex::associate(std::declval<Sndr>(), std::declval<Token>()));

using nothrow_token = ex::simple_counting_scope::token;

static_assert(std::is_nothrow_copy_constructible_v<associated<nothrow_token, sender<true>>>);
static_assert(std::is_nothrow_move_constructible_v<associated<nothrow_token, sender<true>>>);
static_assert(std::is_nothrow_move_constructible_v<associated<nothrow_token, sender<false>>>);
static_assert(std::is_nothrow_move_constructible_v<associated<ledger_token, sender<false>>>);
