// [exec.cmplsig]/8
//
// error_types_of_t<Sndr> is a variant of the decayed datums of the error completions; what is the same after that is
// there once.

#include "execution.h"
#include "senders.h"

#include <concepts>
#include <exception>
#include <type_traits>
#include <variant>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class... Sigs>
using error_types = ex::error_types_of_t<sender<Sigs...>>;

using std::variant;

static_assert(std::same_as<error_types<ex::set_error_t(int)>, variant<int>>);
static_assert(std::same_as<error_types<ex::set_error_t(std::exception_ptr)>, variant<std::exception_ptr>>);

// Other completions do not count.
static_assert(
  std::same_as<error_types<ex::set_value_t(char), ex::set_error_t(int), ex::set_stopped_t()>, variant<int>>);

// They decay, and what is equal then is there once.
static_assert(std::same_as<error_types<ex::set_error_t(const int&)>, variant<int>>);
static_assert(std::same_as<error_types<ex::set_error_t(int&), ex::set_error_t(const int&)>, variant<int>>);

// Without an error completion there is the class without objects that value_types_of_t has, too.
static_assert(!std::is_default_constructible_v<error_types<ex::set_value_t(int)>>);
static_assert(std::same_as<error_types<ex::set_value_t(int)>, ex::value_types_of_t<sender<ex::set_error_t(int)>>>);
