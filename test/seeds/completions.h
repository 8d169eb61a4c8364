// What an adaptor that is written by hand needs: computing with completion signatures, and building an operation state
// in place.

#ifndef SEEDS_COMPLETIONS_H
#define SEEDS_COMPLETIONS_H

#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

namespace completions {
  template<class... Sigs>
  struct collected {
    using type = ex::completion_signatures<Sigs...>;

    template<class Sig>
    consteval auto operator+(std::type_identity<Sig>) const {
      if constexpr ((std::same_as<Sig, Sigs> || ...))
        return *this;
      else
        return collected<Sigs..., Sig>();
    }

    template<class... More>
    consteval auto operator+(ex::completion_signatures<More...>) const {
      return (*this + ... + std::type_identity<More>());
    }
  };

  // All signatures, each of them once.
  template<class... Signatures>
  consteval auto join(Signatures... signatures) {
    return typename decltype((collected<>() + ... + signatures))::type();
  }

  // Each signature replaced by the completion_signatures that fn returns for a pointer to it.
  template<class... Sigs, class Fn>
  consteval auto transform(ex::completion_signatures<Sigs...>, Fn fn) {
    return completions::join(fn(static_cast<Sigs*>(nullptr))...);
  }

  // All but those of one kind.
  template<class Tag, class Signatures>
  consteval auto without(Signatures signatures) {
    return completions::transform(signatures, []<class Kind, class... Ts>(Kind (*)(Ts...)) {
      if constexpr (std::same_as<Kind, Tag>)
        return ex::completion_signatures<>();
      else
        return ex::completion_signatures<Kind(Ts...)>();
    });
  }
} // namespace completions

// Converts to what fn returns, so that optional and variant can hold what cannot be moved.
template<class Fn>
struct elide {
  Fn fn;
  operator std::invoke_result_t<Fn>() && { return std::move(fn)(); }
};

template<class Fn>
elide(Fn) -> elide<Fn>;

#endif
