// [execution.syn]/1.1, [execution.syn]/1.2
//
// By default the types that a sender completes with are the alternatives of a variant: decayed, each once. If there are
// none, they are a class of which there is no object.

#include "execution.h"
#include "senders.h"

#include <concepts>
#include <tuple>
#include <type_traits>
#include <variant>

using both = decltype(sends<ex::completion_signatures<ex::set_value_t(int), ex::set_value_t(const int&),
    ex::set_value_t(int&, char), ex::set_error_t(int), ex::set_error_t(const int&), ex::set_error_t(char)>>(
  ex::set_value, 1));
static_assert(std::same_as<ex::value_types_of_t<both>, std::variant<std::tuple<int>, std::tuple<int, char>>> ||
              std::same_as<ex::value_types_of_t<both>, std::variant<std::tuple<int, char>, std::tuple<int>>>);
static_assert(std::same_as<ex::error_types_of_t<both>, std::variant<int, char>> ||
              std::same_as<ex::error_types_of_t<both>, std::variant<char, int>>);

using neither = decltype(ex::just_stopped());
template<class T>
concept class_without_objects = std::is_class_v<T> && !std::default_initializable<T>;
static_assert(class_without_objects<ex::value_types_of_t<neither>>);
static_assert(class_without_objects<ex::error_types_of_t<neither>>);
static_assert(!std::same_as<ex::error_types_of_t<neither>, std::variant<>>);
