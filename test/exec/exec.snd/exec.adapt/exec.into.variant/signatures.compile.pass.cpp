// [exec.into.variant]/6
//
// All value completions together make one, with the variant that value_types_of_t names; the others stay. If copying
// the datums can throw, an error completion with an exception is added. (If it cannot, one may still be there: whether
// the constructor of tuple is noexcept is up to the library.)

#include "signatures.h"
#include "execution.h"
#include "senders.h"
#include "values.h"

#include <exception>
#include <string>
#include <utility>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class Sndr>
using result = decltype(ex::into_variant(std::declval<Sndr>()));

template<class Sndr, class... Sigs>
concept becomes = completes_with<result<Sndr>, ex::set_value_t(ex::value_types_of_t<Sndr>), Sigs...>;

// The exception may be there or not.
template<class Sndr, class... Sigs>
concept becomes_or_throws = becomes<Sndr, Sigs...> || becomes<Sndr, Sigs..., ex::set_error_t(std::exception_ptr)>;

static_assert(becomes_or_throws<sender<ex::set_value_t(int)>>);
static_assert(becomes_or_throws<sender<ex::set_value_t(int), ex::set_value_t(), ex::set_value_t(char, int&)>>);
static_assert(becomes_or_throws<sender<ex::set_value_t(int), ex::set_value_t(const int&)>>);
static_assert(becomes_or_throws<sender<ex::set_value_t(move_only)>>);
static_assert(
  becomes_or_throws<sender<ex::set_value_t(int), ex::set_error_t(int&), ex::set_error_t(char), ex::set_stopped_t()>,
    ex::set_error_t(int&), ex::set_error_t(char), ex::set_stopped_t()>);

static_assert(becomes<sender<ex::set_value_t(const std::string&)>, ex::set_error_t(std::exception_ptr)>);
static_assert(becomes<sender<ex::set_value_t(int), ex::set_value_t(throwing_copy&), ex::set_stopped_t()>,
  ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);
static_assert(becomes<sender<ex::set_value_t(throwing_move)>, ex::set_error_t(std::exception_ptr)>);

// Without a value completion there is nothing to make a variant of.
static_assert(completes_with<result<sender<ex::set_stopped_t()>>, ex::set_stopped_t()>);
static_assert(
  completes_with<result<sender<ex::set_error_t(int), ex::set_stopped_t()>>, ex::set_error_t(int), ex::set_stopped_t()>);

// Lvalues are no different.
static_assert(becomes_or_throws<sender<ex::set_value_t(int)>&>);
static_assert(completes_with<result<sender<ex::set_stopped_t()>>&, ex::set_stopped_t()>);
