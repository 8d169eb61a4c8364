// [execution.syn]/u1
//
// The header has the execution policies: their classes, an object of each, and the trait by which they are known.
//
// EDITION: cd c++26

#include "execution.h"

#include <concepts>

static_assert(std::same_as<decltype(ex::seq), const ex::sequenced_policy>);
static_assert(std::same_as<decltype(ex::par), const ex::parallel_policy>);
static_assert(std::same_as<decltype(ex::par_unseq), const ex::parallel_unsequenced_policy>);
static_assert(std::same_as<decltype(ex::unseq), const ex::unsequenced_policy>);

template<class T>
concept known = exs::is_execution_policy<T>::value && exs::is_execution_policy_v<T>;
static_assert(known<ex::sequenced_policy>);
static_assert(known<ex::parallel_policy>);
static_assert(known<ex::parallel_unsequenced_policy>);
static_assert(known<ex::unsequenced_policy>);

struct no_policy {};
static_assert(!exs::is_execution_policy<no_policy>::value);
static_assert(!exs::is_execution_policy_v<no_policy>);
