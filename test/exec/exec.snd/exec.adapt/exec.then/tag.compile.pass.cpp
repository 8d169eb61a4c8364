// [exec.then]/2
//
// then, upon_error and upon_stopped are customization point objects: each has a type of its own, whose values are
// all alike, and can be called whatever its constness and value category.

#include "execution.h"

#include <concepts>

static_assert(std::same_as<decltype(ex::then), const ex::then_t>);
static_assert(std::same_as<decltype(ex::upon_error), const ex::upon_error_t>);
static_assert(std::same_as<decltype(ex::upon_stopped), const ex::upon_stopped_t>);

static_assert(!std::same_as<ex::then_t, ex::upon_error_t>);
static_assert(!std::same_as<ex::then_t, ex::upon_stopped_t>);
static_assert(!std::same_as<ex::upon_error_t, ex::upon_stopped_t>);

struct function {
  void operator()(auto&&...) const noexcept;
};

template<class Adaptor>
concept customization_point = std::semiregular<Adaptor> && std::invocable<Adaptor, decltype(ex::just(1)), function> &&
                              std::invocable<Adaptor&, decltype(ex::just(1)), function> &&
                              std::invocable<const Adaptor, decltype(ex::just(1)), function> &&
                              std::invocable<const Adaptor&, decltype(ex::just(1)), function> &&
                              std::invocable<Adaptor, function> && std::invocable<Adaptor&, function> &&
                              std::invocable<const Adaptor, function> && std::invocable<const Adaptor&, function>;

static_assert(customization_point<ex::then_t>);
static_assert(customization_point<ex::upon_error_t>);
static_assert(customization_point<ex::upon_stopped_t>);
