// Comparison of completion signatures.

#ifndef SUPPORT_SIGNATURES_H
#define SUPPORT_SIGNATURES_H

#include "execution.h"

#include <concepts>
#include <type_traits>

namespace signatures {
  // [exec.async.ops]/13: a signature describes the same completion operation whether a datum is written T or T&&.
  template<class Sig>
  struct normal;

  template<class Tag, class... Ts>
  struct normal<Tag(Ts...)> {
    using type = Tag(Ts&&...);
  };

  template<class Sig, class... Sigs>
  inline constexpr bool one_of = (std::same_as<typename normal<Sig>::type, typename normal<Sigs>::type> || ...);

  template<class Lhs, class Rhs>
  inline constexpr bool same = false;

  template<class... Lhs, class... Rhs>
  inline constexpr bool same<ex::completion_signatures<Lhs...>, ex::completion_signatures<Rhs...>> =
    (one_of<Lhs, Rhs...> && ...) && (one_of<Rhs, Lhs...> && ...);
} // namespace signatures

// Both name the same set of completion operations: order and repetition do not matter.
template<class Lhs, class Rhs>
concept same_signatures = signatures::same<Lhs, Rhs>;

// Sndr completes in Env with exactly the operations Sigs.
template<class Sndr, class Env, class... Sigs>
concept completes_in_with =
  ex::sender_in<Sndr, Env> &&
  same_signatures<ex::completion_signatures_of_t<Sndr, Env>, ex::completion_signatures<Sigs...>>;

// Sndr completes with exactly the operations Sigs, in any environment.
template<class Sndr, class... Sigs>
concept completes_with = ex::sender_in<Sndr> && completes_in_with<Sndr, ex::env<>, Sigs...> &&
                         same_signatures<ex::completion_signatures_of_t<Sndr>, ex::completion_signatures<Sigs...>>;

#endif
