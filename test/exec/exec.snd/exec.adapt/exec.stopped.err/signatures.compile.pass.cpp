// [exec.stopped.err]/3
//
// In place of the stopped completion there is an error completion with the decayed error; the others stay. (An error
// completion with an exception may be there besides: whether let_stopped has it is up to the library. It must be there
// if moving the error may throw.)
//
// EDITION: cd c++26

#include "signatures.h"
#include "execution.h"
#include "senders.h"
#include "values.h"

#include <exception>
#include <string>
#include <utility>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class Sndr, class Err>
using result = decltype(ex::stopped_as_error(std::declval<Sndr>(), std::declval<Err>()));

template<class Sndr, class... Sigs>
concept completes = completes_in_with<Sndr, ex::env<>, Sigs...>;

template<class Sndr, class... Sigs>
concept completes_or_throws = completes<Sndr, Sigs...> || completes<Sndr, Sigs..., ex::set_error_t(std::exception_ptr)>;

static_assert(completes_or_throws<result<sender<ex::set_stopped_t()>, int>, ex::set_error_t(int)>);
static_assert(
  completes_or_throws<result<sender<ex::set_stopped_t()>, const std::string&>, ex::set_error_t(std::string)>);
static_assert(completes_or_throws<result<sender<ex::set_stopped_t()>, move_only>, ex::set_error_t(move_only)>);
static_assert(completes_or_throws<
  result<sender<ex::set_value_t(int&), ex::set_value_t(), ex::set_error_t(char&), ex::set_stopped_t()>, int>,
  ex::set_value_t(int&), ex::set_value_t(), ex::set_error_t(char&), ex::set_error_t(int)>);
static_assert(
  completes_or_throws<result<sender<ex::set_error_t(int), ex::set_stopped_t()>, int>, ex::set_error_t(int)>);
static_assert(
  completes_with<result<sender<ex::set_stopped_t()>, std::exception_ptr>, ex::set_error_t(std::exception_ptr)>);
static_assert(completes<result<sender<ex::set_stopped_t()>, throwing_move>, ex::set_error_t(throwing_move),
  ex::set_error_t(std::exception_ptr)>);

// Without a stopped completion there is no such error.
static_assert(completes<result<sender<ex::set_value_t(int)>, int>, ex::set_value_t(int)>);
static_assert(completes<result<sender<ex::set_value_t(int), ex::set_error_t(char)>, int>, ex::set_value_t(int),
  ex::set_error_t(char)>);
