// [exec.when.all]/2
//
// when_all and when_all_with_variant are customization point objects: each has a type of its own, whose values are all
// alike, and can be called whatever its constness and value category.
//
// EDITION: cd c++26

#include "execution.h"

#include <concepts>

using sender = decltype(ex::just(1));

template<class Tag>
constexpr bool test() {
  static_assert(std::semiregular<Tag>);
  static_assert(std::invocable<Tag, sender, sender>);
  static_assert(std::invocable<Tag&, sender, sender&>);
  static_assert(std::invocable<const Tag, sender&, const sender&>);
  static_assert(std::invocable<const Tag&, const sender&, sender>);
  return true;
}

static_assert(std::same_as<decltype(ex::when_all), const ex::when_all_t>);
static_assert(std::same_as<decltype(ex::when_all_with_variant), const ex::when_all_with_variant_t>);
static_assert(test<ex::when_all_t>());
static_assert(test<ex::when_all_with_variant_t>());
