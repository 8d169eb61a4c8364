// [exec.cmplsig]/6
//
// The templates that are given to value_types_of_t get the datums of each completion as they are in its signature, and
// the results for all completions, in their order.

#include "execution.h"
#include "senders.h"

#include <concepts>
#include <tuple>
#include <type_traits>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class...>
struct inner;

template<class...>
struct outer;

template<class... Sigs>
using value_types = ex::value_types_of_t<sender<Sigs...>, ex::env<>, inner, outer>;

static_assert(std::same_as<value_types<>, outer<>>);
static_assert(std::same_as<value_types<ex::set_stopped_t(), ex::set_error_t(int)>, outer<>>);
static_assert(std::same_as<value_types<ex::set_value_t()>, outer<inner<>>>);
static_assert(std::same_as<value_types<ex::set_value_t(int, char)>, outer<inner<int, char>>>);
static_assert(
  std::same_as<value_types<ex::set_value_t(int), ex::set_error_t(int), ex::set_value_t(), ex::set_value_t(char, int)>,
    outer<inner<int>, inner<>, inner<char, int>>>);

// Nothing decays, and nothing is left out.
static_assert(
  std::same_as<value_types<ex::set_value_t(int&, const int&, int&&)>, outer<inner<int&, const int&, int&&>>>);

// Templates with a fixed number of parameters will do if the numbers agree.
static_assert(
  std::same_as<ex::value_types_of_t<sender<ex::set_value_t(int)>, ex::env<>, std::type_identity_t, outer>, outer<int>>);
static_assert(
  std::same_as<ex::value_types_of_t<sender<ex::set_value_t(int, char)>, ex::env<>, inner, std::type_identity_t>,
    inner<int, char>>);
static_assert(
  std::same_as<ex::value_types_of_t<sender<ex::set_value_t(const int&)>, ex::env<>, std::decay_t, std::type_identity_t>,
    int>);
static_assert(
  std::same_as<ex::error_types_of_t<sender<ex::set_value_t(), ex::set_error_t(int&)>, ex::env<>, std::type_identity_t>,
    int&>);

// So do those that are given to error_types_of_t.
static_assert(
  std::same_as<ex::error_types_of_t<sender<ex::set_error_t(int&), ex::set_error_t(const char&)>, ex::env<>, outer>,
    outer<int&, const char&>>);
static_assert(std::same_as<ex::error_types_of_t<sender<ex::set_value_t(int)>, ex::env<>, outer>, outer<>>);

template<class First, class Second>
struct pair;

static_assert(std::same_as<
  ex::value_types_of_t<sender<ex::set_value_t(int, char), ex::set_value_t(char, int)>, ex::env<>, pair, pair>,
  pair<pair<int, char>, pair<char, int>>>);
