// [task.class]/2.4
//
// The environment may name the errors; else there is only exception_ptr.
//
// EDITION: cd c++26

#include "execution.h"
#include "tasks.h"

#include <concepts>
#include <exception>
#include <system_error>

struct not_a_type {
  static constexpr int error_types = 0;
};

using default_errors = ex::completion_signatures<ex::set_error_t(std::exception_ptr)>;

static_assert(std::same_as<task<int, fails_with<>>::error_types, ex::completion_signatures<>>);
static_assert(std::same_as<task<int, fails_with<int>>::error_types, ex::completion_signatures<ex::set_error_t(int)>>);
static_assert(std::same_as<task<int, fails_with<std::error_code, const int&>>::error_types,
  ex::completion_signatures<ex::set_error_t(std::error_code), ex::set_error_t(const int&)>>);
static_assert(std::same_as<task<int, ex::env<>>::error_types, default_errors>);
static_assert(std::same_as<task<int, not_a_type>::error_types, default_errors>);
