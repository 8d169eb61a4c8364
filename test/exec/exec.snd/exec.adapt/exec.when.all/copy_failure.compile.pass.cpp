// [exec.when.all]/13
//
// There is an error completion with an exception if copying a datum of a child may throw, be it a value or an error.

#include "execution.h"
#include "joined_signatures.h"
#include "values.h"

#include <exception>
#include <string>

using plain = sender<ex::set_value_t(int), ex::set_stopped_t()>;

// Values
static_assert(completes_with<joined<plain, sender<ex::set_value_t(const std::string&)>>,
  ex::set_value_t(int, std::string), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(completes_with<joined<sender<ex::set_value_t(throwing_copy&, int)>, plain>,
  ex::set_value_t(throwing_copy, int, int), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(completes_with<joined<plain, sender<ex::set_value_t(throwing_move)>>, ex::set_value_t(int, throwing_move),
  ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(completes_or_throws<joined<plain, sender<ex::set_value_t(throwing_copy)>>,
  ex::set_value_t(int, throwing_copy), ex::set_stopped_t()>);

// Errors
static_assert(completes_with<joined<plain, sender<ex::set_value_t(), ex::set_error_t(const std::string&)>>,
  ex::set_value_t(int), ex::set_error_t(std::string), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(completes_or_throws<joined<plain, sender<ex::set_value_t(), ex::set_error_t(std::string)>>,
  ex::set_value_t(int), ex::set_error_t(std::string), ex::set_stopped_t()>);

// Without any value, nothing is kept in a tuple. (By the letter, a sender whose child never succeeds has a value
// completion without values, though it can never be.)
template<class Sndr, class... Sigs>
concept fails_with = completes_with<Sndr, Sigs...> || completes_with<Sndr, ex::set_value_t(), Sigs...>;

using stopping = sender<ex::set_stopped_t()>;
static_assert(fails_with<joined<stopping, sender<ex::set_error_t(int)>>, ex::set_error_t(int), ex::set_stopped_t()>);
static_assert(fails_with<joined<stopping, sender<ex::set_error_t(const int&)>, sender<ex::set_error_t(std::string)>>,
  ex::set_error_t(int), ex::set_error_t(std::string), ex::set_stopped_t()>);
static_assert(fails_with<joined<stopping, sender<ex::set_error_t(throwing_copy&)>>, ex::set_error_t(throwing_copy),
  ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
