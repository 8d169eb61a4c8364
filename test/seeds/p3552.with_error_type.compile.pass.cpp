// seed: P3552R1 L1103
//
// What a coroutine reports an error with holds the error, whatever its type is.

#include "execution.h"

#include <concepts>
#include <memory>
#include <system_error>

static_assert(std::same_as<decltype(ex::with_error{1}), ex::with_error<int>>);
static_assert(std::same_as<decltype(ex::with_error{std::error_code()}), ex::with_error<std::error_code>>);
static_assert(std::same_as<decltype(ex::with_error<std::unique_ptr<int>>::error), std::unique_ptr<int>>);
static_assert(ex::with_error{42}.error == 42);
