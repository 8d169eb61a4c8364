// [exec.adapt.obj]/5.3
//
// A call of a closure with bound arguments may throw if and only if the call of the adaptor may, to which the arguments
// are given as the closure is called.

#include "execution.h"
#include "values.h"

#include <utility>

template<class Value>
struct function : Value {
  void operator()() const noexcept {}
};

template<class T>
concept equally_noexcept = noexcept(std::declval<decltype(ex::then(std::declval<T>()))&>()(ex::just())) ==
                             noexcept(ex::then(ex::just(), std::declval<T&>())) &&
                           noexcept(std::declval<const decltype(ex::then(std::declval<T>()))&>()(ex::just())) ==
                             noexcept(ex::then(ex::just(), std::declval<const T&>())) &&
                           noexcept(std::declval<decltype(ex::then(std::declval<T>()))>()(ex::just())) ==
                             noexcept(ex::then(ex::just(), std::declval<T>()));

struct nothing {};

static_assert(equally_noexcept<function<nothing>>);
static_assert(equally_noexcept<function<throwing_copy>>);
static_assert(equally_noexcept<function<throwing_move>>);

// Copying the function can throw.
static_assert(!noexcept(std::declval<decltype(ex::then(function<throwing_copy>()))&>()(ex::just())));
static_assert(!noexcept(ex::just() | std::declval<decltype(ex::then(function<throwing_copy>()))&>()));
