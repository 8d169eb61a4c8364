// [exec.bulk]/5, [exec.bulk]/6
//
// There is an error completion with an exception if and only if one of the invocations may throw that come about: with
// rvalues of the indices and lvalues of the values.
//
// EDITION: cd c++26

#include "signatures.h"
#include "execution.h"
#include "senders.h"

#include <exception>
#include <utility>

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class Adaptor, class Fn, class... Sigs>
using result =
  decltype(std::declval<const Adaptor&>()(std::declval<sender<Sigs...>>(), ex::seq, 3, std::declval<Fn>()));

// Differ in whether it is the invocation with an lvalue or that with an rvalue that may throw.
template<bool NothrowLvalue>
struct function {
  void operator()(int, long&) const noexcept(NothrowLvalue);
  void operator()(int, long&&) const noexcept(!NothrowLvalue);
  void operator()(int, int, long&) const noexcept(NothrowLvalue);
  void operator()(int, int, long&&) const noexcept(!NothrowLvalue);
};

// Throws only without a value.
struct choosy_function {
  void operator()(int) const;
  void operator()(int, int) const;
  void operator()(int, const char&) const noexcept;
  void operator()(int, int, const char&) const noexcept;
};

using failure = ex::set_error_t(std::exception_ptr);

template<class Adaptor>
constexpr bool test() {
  using value = ex::set_value_t(long);
  static_assert(completes_with<result<Adaptor, function<true>, value>, value>);
  static_assert(completes_with<result<Adaptor, function<false>, value>, value, failure>);

  using character = ex::set_value_t(char);
  using nothing = ex::set_value_t();
  static_assert(completes_with<result<Adaptor, choosy_function, character>, character>);
  static_assert(completes_with<result<Adaptor, choosy_function, nothing>, nothing, failure>);
  static_assert(completes_with<result<Adaptor, choosy_function, character, nothing>, character, nothing, failure>);
  static_assert(completes_with<result<Adaptor, choosy_function, nothing, character>, nothing, character, failure>);
  return true;
}

static_assert(test<ex::bulk_t>());
static_assert(test<ex::bulk_chunked_t>());
static_assert(test<ex::bulk_unchunked_t>());
