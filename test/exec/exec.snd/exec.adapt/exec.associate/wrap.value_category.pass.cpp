// [exec.associate]/2
//
// The token is given the sender with its value category; one that can only be moved is moved.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

template<class Expected>
struct expect {
  template<class Sndr>
  auto operator()(Sndr&& sndr) const {
    if constexpr (std::same_as<std::remove_cvref_t<Sndr>, std::remove_cvref_t<Expected>>)
      static_assert(std::same_as<Sndr&&, Expected>);
    return std::remove_cvref_t<Sndr>(std::forward<Sndr>(sndr));
  }
};

int main(int, char**) {
  ledger_scope scope;
  auto sndr = ex::just(1, 2);
  using sender = decltype(sndr);
  static_cast<void>(ex::associate(sndr, wrapping_token(scope, expect<sender&>())));
  static_cast<void>(ex::associate(std::as_const(sndr), wrapping_token(scope, expect<const sender&>())));
  static_cast<void>(ex::associate(std::move(sndr), wrapping_token(scope, expect<sender&&>())));
  assert(scope.wraps == 3);

  record told;
  run(ex::associate(move_only_sender(ex::just()), ledger_token(scope)), any_receiver(told));
  assert(told.value());
  return 0;
}
