// [exec.cmplsig]/8
//
// value_types_of_t<Sndr> is a variant of tuples, one for each value completion, of the decayed datums; what is the same
// after that is there once.

#include "execution.h"
#include "senders.h"

#include <concepts>
#include <exception>
#include <string>
#include <tuple>
#include <type_traits>
#include <variant>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class... Sigs>
using value_types = ex::value_types_of_t<sender<Sigs...>>;

using std::tuple;
using std::variant;

static_assert(std::same_as<value_types<ex::set_value_t()>, variant<tuple<>>>);
static_assert(std::same_as<value_types<ex::set_value_t(int)>, variant<tuple<int>>>);
static_assert(std::same_as<value_types<ex::set_value_t(int, std::string)>, variant<tuple<int, std::string>>>);

// Other completions do not count.
static_assert(
  std::same_as<value_types<ex::set_error_t(int), ex::set_value_t(char), ex::set_stopped_t()>, variant<tuple<char>>>);

// The datums decay, and what is equal then is there once.
static_assert(
  std::same_as<value_types<ex::set_value_t(int&, const char&, void (&)())>, variant<tuple<int, char, void (*)()>>>);
static_assert(std::same_as<value_types<ex::set_value_t(int), ex::set_value_t(const int&)>, variant<tuple<int>>>);
static_assert(
  std::same_as<value_types<ex::set_value_t(int&), ex::set_stopped_t(), ex::set_value_t(int&&)>, variant<tuple<int>>>);

// Without a value completion there is a class that has no objects.
static_assert(std::is_class_v<value_types<ex::set_stopped_t()>>);
static_assert(!std::is_default_constructible_v<value_types<ex::set_stopped_t()>>);
static_assert(std::same_as<value_types<ex::set_stopped_t()>, value_types<ex::set_error_t(int)>>);
static_assert(std::same_as<value_types<ex::set_stopped_t()>, value_types<>>);

// The environment is env<> unless another is named.
static_assert(std::same_as<ex::value_types_of_t<sender<ex::set_value_t(int)>, ex::env<>>, variant<tuple<int>>>);
