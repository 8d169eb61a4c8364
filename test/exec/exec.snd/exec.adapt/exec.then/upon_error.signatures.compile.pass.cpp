// [exec.then]/4
//
// The completion signatures of upon_error(sndr, f) are exactly those of the operations that can come about: the values
// and the stopped completion of sndr, a value completion for each way to invoke f, and set_error_t(exception_ptr) only
// if one of these may throw.

#include "execution.h"
#include "senders.h"
#include "signatures.h"

#include <exception>
#include <utility>

template<class... Sigs>
using child = inline_sender<ex::completion_signatures<Sigs...>, ex::set_stopped_t>;

template<class Sndr, class Fn>
using upon_error = decltype(ex::upon_error(std::declval<Sndr>(), std::declval<Fn>()));

using failure = ex::set_error_t(std::exception_ptr);

template<class R>
struct nothrow {
  R operator()(auto&&...) const noexcept;
};

template<class R>
struct throwing {
  R operator()(auto&&...) const;
};

// every error becomes a value
static_assert(completes_with<upon_error<child<ex::set_error_t(int)>, nothrow<long>>, ex::set_value_t(long)>);
static_assert(completes_with<upon_error<child<ex::set_error_t(int)>, throwing<long>>, ex::set_value_t(long), failure>);
static_assert(completes_with<upon_error<child<ex::set_error_t(int&)>, nothrow<void>>, ex::set_value_t()>);
static_assert(completes_with<upon_error<child<failure>, nothrow<int&>>, ex::set_value_t(int&)>);
static_assert(completes_with<upon_error<child<failure>, throwing<int&>>, ex::set_value_t(int&), failure>);
static_assert(completes_with<upon_error<child<ex::set_value_t(int), ex::set_value_t(int&, char), ex::set_error_t(int),
                                          failure, ex::set_stopped_t()>,
                               nothrow<long>>,
  ex::set_value_t(int), ex::set_value_t(int&, char), ex::set_value_t(long), ex::set_stopped_t()>);
static_assert(
  completes_with<upon_error<child<ex::set_value_t(int), ex::set_error_t(int)>, nothrow<int>>, ex::set_value_t(int)>);
static_assert(completes_with<upon_error<child<ex::set_value_t(int), ex::set_stopped_t()>, throwing<int>>,
  ex::set_value_t(int), ex::set_stopped_t()>);

// several errors
struct one_error_throws {
  long operator()(int) const noexcept;
  char operator()(std::exception_ptr) const;
};
static_assert(completes_with<upon_error<child<ex::set_error_t(int)>, one_error_throws>, ex::set_value_t(long)>);
static_assert(completes_with<upon_error<child<ex::set_error_t(int), failure>, one_error_throws>, ex::set_value_t(long),
  ex::set_value_t(char), failure>);

struct by_category {
  char operator()(int&) const;
  long operator()(const int&) const noexcept;
  short operator()(int&&) const noexcept;
};
static_assert(completes_with<upon_error<child<ex::set_error_t(int&), ex::set_error_t(const int&)>, by_category>,
  ex::set_value_t(char), ex::set_value_t(long), failure>);
