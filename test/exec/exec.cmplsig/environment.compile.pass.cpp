// [exec.cmplsig]/8
//
// value_types_of_t, error_types_of_t and sends_stopped look at the completions in the environment that is named.

#include "environments.h"
#include "execution.h"
#include "tags.h"

#include <concepts>
#include <tuple>
#include <type_traits>
#include <variant>

struct first_env {};
struct second_env {};

// Completes differently in the two environments.
struct dependent {
  using sender_concept = tag::sender;

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    if constexpr (std::same_as<std::remove_cvref_t<Env>, first_env>)
      return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(long)>();
    else
      return ex::completion_signatures<ex::set_value_t(char), ex::set_error_t(short), ex::set_stopped_t()>();
  }
};

static_assert(std::same_as<ex::value_types_of_t<dependent, first_env>, std::variant<std::tuple<int>>>);
static_assert(std::same_as<ex::value_types_of_t<dependent, second_env>, std::variant<std::tuple<char>>>);
static_assert(std::same_as<ex::value_types_of_t<dependent>, std::variant<std::tuple<char>>>);

static_assert(std::same_as<ex::error_types_of_t<dependent, first_env>, std::variant<long>>);
static_assert(std::same_as<ex::error_types_of_t<dependent, second_env>, std::variant<short>>);
static_assert(std::same_as<ex::error_types_of_t<dependent>, std::variant<short>>);

static_assert(!ex::sends_stopped<dependent, first_env>);
static_assert(ex::sends_stopped<dependent, second_env>);
static_assert(ex::sends_stopped<dependent>);
