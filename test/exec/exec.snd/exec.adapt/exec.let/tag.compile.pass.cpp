// [exec.let]/3
//
// let_value, let_error and let_stopped are customization point objects: each has a type of its own, whose values are
// all alike, and can be called whatever its constness and value category.

#include "execution.h"

#include <concepts>

static_assert(std::same_as<decltype(ex::let_value), const ex::let_value_t>);
static_assert(std::same_as<decltype(ex::let_error), const ex::let_error_t>);
static_assert(std::same_as<decltype(ex::let_stopped), const ex::let_stopped_t>);

static_assert(!std::same_as<ex::let_value_t, ex::let_error_t>);
static_assert(!std::same_as<ex::let_value_t, ex::let_stopped_t>);
static_assert(!std::same_as<ex::let_error_t, ex::let_stopped_t>);

struct function {
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

using sender = decltype(ex::just(1));

template<class Adaptor>
concept customization_point =
  std::semiregular<Adaptor> && std::invocable<Adaptor, sender, function> &&
  std::invocable<Adaptor&, sender, function> && std::invocable<const Adaptor, sender, function> &&
  std::invocable<const Adaptor&, sender, function> && std::invocable<Adaptor, function> &&
  std::invocable<Adaptor&, function> && std::invocable<const Adaptor, function> &&
  std::invocable<const Adaptor&, function>;

static_assert(customization_point<ex::let_value_t>);
static_assert(customization_point<ex::let_error_t>);
static_assert(customization_point<ex::let_stopped_t>);
