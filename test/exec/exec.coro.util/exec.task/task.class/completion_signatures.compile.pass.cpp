// [task.class]/4, [task.class]/4.1, [task.class]/4.2, [task.class]/4.3
//
// A task completes with a value of its first argument, or without one if that is void; with the errors that its
// environment names; or as stopped.
//
// EDITION: cd c++26

#include "execution.h"
#include "signatures.h"
#include "tasks.h"
#include "values.h"

#include <exception>
#include <system_error>

template<class Task, class... Sigs>
constexpr bool test() {
  static_assert(completes_with<Task, Sigs...>);
  static_assert(completes_in_with<Task, decltype(inline_env()), Sigs...>);
#if CONFORM_EDITION < 2026
  static_assert(same_signatures<typename Task::completion_signatures, ex::completion_signatures<Sigs...>>);
#endif
  return true;
}

static_assert(test<task<void>, ex::set_value_t(), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>());
static_assert(test<task<int>, ex::set_value_t(int), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>());
static_assert(
  test<task<move_only>, ex::set_value_t(move_only), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>());
static_assert(test<task<int&>, ex::set_value_t(int&), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>());
static_assert(
  test<task<const int&>, ex::set_value_t(const int&), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>());

static_assert(test<task<int, fails_with<>>, ex::set_value_t(int), ex::set_stopped_t()>());
static_assert(test<task<void, fails_with<>>, ex::set_value_t(), ex::set_stopped_t()>());
static_assert(test<task<int, fails_with<std::error_code, std::exception_ptr>>, ex::set_value_t(int),
  ex::set_error_t(std::error_code), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>());
