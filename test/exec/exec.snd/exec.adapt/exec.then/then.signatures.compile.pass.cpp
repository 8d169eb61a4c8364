// [exec.then]/4
//
// The completion signatures of then(sndr, f) are exactly those of the operations that can come about: the errors and
// the stopped completion of sndr, a value completion for each way to invoke f, and set_error_t(exception_ptr) only if
// one of these may throw.

#include "execution.h"
#include "senders.h"
#include "signatures.h"
#include "values.h"

#include <exception>
#include <string>
#include <utility>

template<class... Sigs>
using child = inline_sender<ex::completion_signatures<Sigs...>, ex::set_stopped_t>;

template<class Sndr, class Fn>
using then = decltype(ex::then(std::declval<Sndr>(), std::declval<Fn>()));

using failure = ex::set_error_t(std::exception_ptr);

template<class R>
struct nothrow {
  R operator()(auto&&...) const noexcept;
};

template<class R>
struct throwing {
  R operator()(auto&&...) const;
};

// one value completion
static_assert(completes_with<then<child<ex::set_value_t(int)>, nothrow<long>>, ex::set_value_t(long)>);
static_assert(completes_with<then<child<ex::set_value_t(int)>, throwing<long>>, ex::set_value_t(long), failure>);
static_assert(completes_with<then<child<ex::set_value_t()>, nothrow<long>>, ex::set_value_t(long)>);
static_assert(completes_with<then<child<ex::set_value_t(int, long&)>, nothrow<void>>, ex::set_value_t()>);
static_assert(completes_with<then<child<ex::set_value_t(int)>, throwing<void>>, ex::set_value_t(), failure>);

// a reference stays one, and what cannot be moved can be sent
static_assert(completes_with<then<child<ex::set_value_t()>, nothrow<int&>>, ex::set_value_t(int&)>);
static_assert(completes_with<then<child<ex::set_value_t()>, nothrow<const int&>>, ex::set_value_t(const int&)>);
static_assert(completes_with<then<child<ex::set_value_t()>, nothrow<int&&>>, ex::set_value_t(int&&)>);
static_assert(completes_with<then<child<ex::set_value_t()>, nothrow<not_movable>>, ex::set_value_t(not_movable)>);

// the other completions are there still
static_assert(completes_with<
  then<child<ex::set_value_t(int), ex::set_error_t(char&), ex::set_error_t(std::string), ex::set_stopped_t()>,
    nothrow<void>>,
  ex::set_value_t(), ex::set_error_t(char&), ex::set_error_t(std::string), ex::set_stopped_t()>);
static_assert(
  completes_with<then<child<ex::set_value_t(int), ex::set_error_t(char), ex::set_stopped_t()>, throwing<void>>,
    ex::set_value_t(), ex::set_error_t(char), failure, ex::set_stopped_t()>);

// the child's own exception_ptr is there whether the function may throw or not
static_assert(completes_with<then<child<ex::set_value_t(int), failure>, nothrow<int>>, ex::set_value_t(int), failure>);
static_assert(completes_with<then<child<ex::set_value_t(int), failure>, throwing<int>>, ex::set_value_t(int), failure>);

// a function that is never invoked does not throw either
static_assert(completes_with<then<child<ex::set_stopped_t()>, throwing<int>>, ex::set_stopped_t()>);
static_assert(completes_with<then<child<ex::set_error_t(char), ex::set_stopped_t()>, throwing<int>>,
  ex::set_error_t(char), ex::set_stopped_t()>);
static_assert(completes_with<then<child<>, throwing<int>>>);

// several value completions
struct one_throws {
  long operator()(int) const noexcept;
  char operator()(int, int) const;
};
static_assert(completes_with<then<child<ex::set_value_t(int)>, one_throws>, ex::set_value_t(long)>);
static_assert(completes_with<then<child<ex::set_value_t(int, int)>, one_throws>, ex::set_value_t(char), failure>);
static_assert(completes_with<then<child<ex::set_value_t(int), ex::set_value_t(int, int)>, one_throws>,
  ex::set_value_t(long), ex::set_value_t(char), failure>);
static_assert(
  completes_with<then<child<ex::set_value_t(int), ex::set_value_t(int, int)>, nothrow<char>>, ex::set_value_t(char)>);
static_assert(completes_with<then<child<ex::set_value_t(int), ex::set_value_t(int, int)>, throwing<char>>,
  ex::set_value_t(char), failure>);

// which operator() it is depends on what a datum is, and on the function's being an rvalue
struct by_category {
  char operator()(int&) const;
  long operator()(const int&) const noexcept;
  short operator()(int&&) const noexcept;
};
static_assert(completes_with<then<child<ex::set_value_t(int&)>, by_category>, ex::set_value_t(char), failure>);
static_assert(completes_with<then<child<ex::set_value_t(const int&)>, by_category>, ex::set_value_t(long)>);
static_assert(completes_with<then<child<ex::set_value_t(int&&)>, by_category>, ex::set_value_t(short)>);
static_assert(completes_with<then<child<ex::set_value_t(int)>, by_category>, ex::set_value_t(short)>);

struct nothrow_rvalue {
  char operator()(int) &;
  char operator()(int) const&;
  long operator()(int) && noexcept;
};
static_assert(completes_with<then<child<ex::set_value_t(int)>, nothrow_rvalue>, ex::set_value_t(long)>);
static_assert(completes_with<then<child<ex::set_value_t(int)>, const nothrow_rvalue&>, ex::set_value_t(long)>);

struct throwing_rvalue {
  char operator()(int) & noexcept;
  char operator()(int) const& noexcept;
  long operator()(int) &&;
};
static_assert(completes_with<then<child<ex::set_value_t(int)>, throwing_rvalue>, ex::set_value_t(long), failure>);

// making the parameter may throw
struct takes_string {
  int operator()(std::string) const noexcept;
};
static_assert(completes_with<then<child<ex::set_value_t(std::string)>, takes_string>, ex::set_value_t(int)>);
static_assert(
  completes_with<then<child<ex::set_value_t(const std::string&)>, takes_string>, ex::set_value_t(int), failure>);
static_assert(completes_with<then<child<ex::set_value_t(const char*)>, takes_string>, ex::set_value_t(int), failure>);

// functions and pointers to them
static_assert(completes_with<then<child<ex::set_value_t(int)>, long (&)(int)>, ex::set_value_t(long), failure>);
static_assert(completes_with<then<child<ex::set_value_t(int)>, long (&)(int) noexcept>, ex::set_value_t(long)>);
static_assert(completes_with<then<child<ex::set_value_t(int)>, long (*)(int) noexcept>, ex::set_value_t(long)>);
