// What sync_wait_with_variant returns in its optional.

#ifndef SUPPORT_VARIANTS_H
#define SUPPORT_VARIANTS_H

#include <tuple>
#include <variant>

// [exec.sync.wait.var]/1: by the letter the result is computed from into_variant(sndr), so that the variant of the
// results would be in a tuple in another variant.
template<class Variant>
constexpr Variant& unwrapped(Variant& variant) noexcept {
  return variant;
}

template<class... Tuples>
constexpr auto& unwrapped(std::variant<std::tuple<std::variant<Tuples...>>>& variant) noexcept {
  return std::get<0>(std::get<0>(variant));
}

#endif
