// [exec.cmplsig]/6
//
// The alternatives of the variants are in the order of the completion signatures.

#include "execution.h"
#include "senders.h"

#include <concepts>
#include <string>
#include <tuple>
#include <variant>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class... Sigs>
using value_types = ex::value_types_of_t<sender<Sigs...>>;

template<class... Sigs>
using error_types = ex::error_types_of_t<sender<Sigs...>>;

using std::tuple;
using std::variant;

static_assert(
  std::same_as<value_types<ex::set_value_t(int), ex::set_stopped_t(), ex::set_value_t(), ex::set_value_t(char, int)>,
    variant<tuple<int>, tuple<>, tuple<char, int>>>);
static_assert(std::same_as<value_types<ex::set_value_t(char, int), ex::set_value_t(), ex::set_value_t(int)>,
  variant<tuple<char, int>, tuple<>, tuple<int>>>);

// So are those that remain when what is equal is there once.
static_assert(std::same_as<value_types<ex::set_value_t(int), ex::set_value_t(const int&), ex::set_value_t(char)>,
  variant<tuple<int>, tuple<char>>>);

static_assert(std::same_as<error_types<ex::set_error_t(int), ex::set_value_t(), ex::set_error_t(std::string)>,
  variant<int, std::string>>);
static_assert(std::same_as<error_types<ex::set_error_t(std::string), ex::set_error_t(int)>, variant<std::string, int>>);
static_assert(std::same_as<error_types<ex::set_error_t(int&), ex::set_error_t(const int&), ex::set_error_t(char)>,
  variant<int, char>>);
