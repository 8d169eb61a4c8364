// [exec.bulk]/5
//
// The completions are those of the child and, if the function may throw, an error completion with an exception.

#include "signatures.h"
#include "execution.h"
#include "senders.h"
#include "values.h"

#include <exception>
#include <utility>

template<bool Nothrow>
struct function {
  void operator()(auto&&...) const noexcept(Nothrow);
};

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class Adaptor, class Sndr, class Fn>
using result =
  decltype(std::declval<const Adaptor&>()(std::declval<Sndr>(), ex::seq, std::declval<int>(), std::declval<Fn>()));

template<class Adaptor>
constexpr bool test() {
  static_assert(completes_with<result<Adaptor, sender<ex::set_value_t()>, function<true>>, ex::set_value_t()>);
  static_assert(completes_with<result<Adaptor, sender<ex::set_value_t()>, function<false>>, ex::set_value_t(),
    ex::set_error_t(std::exception_ptr)>);
  static_assert(completes_with<
    result<Adaptor, sender<ex::set_value_t(int&, const char&, move_only), ex::set_value_t(int)>, function<true>>,
    ex::set_value_t(int&, const char&, move_only), ex::set_value_t(int)>);
  static_assert(completes_with<
    result<Adaptor, sender<ex::set_value_t(int), ex::set_error_t(int&), ex::set_stopped_t()>, function<true>>,
    ex::set_value_t(int), ex::set_error_t(int&), ex::set_stopped_t()>);
  static_assert(completes_with<
    result<Adaptor, sender<ex::set_value_t(int), ex::set_error_t(int&), ex::set_stopped_t()>, function<false>>,
    ex::set_value_t(int), ex::set_error_t(int&), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);

  // Where the function is not invoked, it does not throw.
  static_assert(completes_with<result<Adaptor, sender<ex::set_error_t(int), ex::set_stopped_t()>, function<false>>,
    ex::set_error_t(int), ex::set_stopped_t()>);

  // The value category of the sender makes no difference.
  static_assert(completes_with<result<Adaptor, sender<ex::set_value_t(int)>&, function<true>>&, ex::set_value_t(int)>);
  static_assert(
    completes_with<const result<Adaptor, const sender<ex::set_value_t(int)>&, function<true>>&, ex::set_value_t(int)>);
  return true;
}

static_assert(test<ex::bulk_t>());
static_assert(test<ex::bulk_chunked_t>());
static_assert(test<ex::bulk_unchunked_t>());
