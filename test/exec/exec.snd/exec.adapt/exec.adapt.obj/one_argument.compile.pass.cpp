// [exec.adapt.obj]/4
//
// An adaptor that takes a sender only is a closure object itself.

#include "execution.h"

#include <concepts>

static_assert(std::same_as<decltype(ex::just(1) | ex::into_variant), decltype(ex::into_variant(ex::just(1)))>);
static_assert(ex::sender<decltype(ex::just(1) | ex::into_variant)>);
static_assert(ex::sender<decltype(ex::just(1) | ex::stopped_as_optional)>);
static_assert(ex::sender<decltype(ex::just(1) | (ex::stopped_as_optional | ex::into_variant))>);
static_assert(ex::sender<decltype(ex::just(1) | (ex::into_variant | ex::then([](auto&&) {})))>);
