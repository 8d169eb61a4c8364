// [exec.schedule.from]/9, [exec.schedule.from]/10
//
// The completion signatures are those of the child, with decayed datums, those of the schedule sender but for its value
// completion, and set_error_t(exception_ptr) if and only if decay-copying one of the child's datums may throw.

#include "signatures.h"
#include "execution.h"
#include "schedulers.h"
#include "senders.h"
#include "transfers.h"

#include <exception>
#include <string>
#include <utility>

template<class... Sigs>
using child = inline_sender<ex::completion_signatures<Sigs...>, ex::set_stopped_t>;

using failure = ex::set_error_t(std::exception_ptr);

template<class... Failures>
using scheduler = manual_resource<Failures...>::scheduler_type;

template<class Transfer, class Sch, class Child>
using transferred = decltype(Transfer()(std::declval<Child>(), std::declval<Sch>()));

template<class Transfer>
constexpr bool test() {
  using sure = scheduler<>;

  // values
  static_assert(completes_with<transferred<Transfer, sure, child<ex::set_value_t()>>, ex::set_value_t()>);
  static_assert(completes_with<transferred<Transfer, sure, child<ex::set_value_t(int)>>, ex::set_value_t(int)>);
  static_assert(
    completes_with<transferred<Transfer, sure, child<ex::set_value_t(int&, const char&)>>, ex::set_value_t(int, char)>);
  static_assert(completes_with<transferred<Transfer, sure, child<ex::set_value_t(const char (&)[3])>>,
    ex::set_value_t(const char*)>);
  static_assert(completes_with<
    transferred<Transfer, sure, child<ex::set_value_t(int&), ex::set_value_t(int), ex::set_value_t(int, int)>>,
    ex::set_value_t(int), ex::set_value_t(int, int)>);

  // errors and stopped completions
  static_assert(completes_with<transferred<Transfer, sure, child<ex::set_error_t(int&), ex::set_stopped_t()>>,
    ex::set_error_t(int), ex::set_stopped_t()>);
  static_assert(
    completes_with<transferred<Transfer, sure, child<ex::set_value_t(), failure>>, ex::set_value_t(), failure>);
  static_assert(completes_with<transferred<Transfer, sure, child<>>>);

  // copies that may throw
  static_assert(
    completes_with<transferred<Transfer, sure, child<ex::set_value_t(std::string)>>, ex::set_value_t(std::string)>);
  static_assert(completes_with<transferred<Transfer, sure, child<ex::set_value_t(const std::string&)>>,
    ex::set_value_t(std::string), failure>);
  static_assert(completes_with<transferred<Transfer, sure, child<ex::set_value_t(), ex::set_error_t(std::string&)>>,
    ex::set_value_t(), ex::set_error_t(std::string), failure>);

  // what the schedule sender may do instead
  static_assert(completes_with<transferred<Transfer, scheduler<ex::set_stopped_t()>, child<ex::set_value_t(int)>>,
    ex::set_value_t(int), ex::set_stopped_t()>);
  static_assert(
    completes_with<transferred<Transfer, scheduler<ex::set_error_t(long), failure>, child<ex::set_value_t(int)>>,
      ex::set_value_t(int), ex::set_error_t(long), failure>);
  static_assert(completes_with<transferred<Transfer, scheduler<ex::set_error_t(long&)>, child<ex::set_error_t(int&)>>,
    ex::set_error_t(int), ex::set_error_t(long&)>);
  static_assert(completes_with<transferred<Transfer, scheduler<ex::set_error_t(int), ex::set_stopped_t()>, child<>>,
    ex::set_error_t(int), ex::set_stopped_t()>);
  return true;
}

constexpr bool test_all() {
  for_each_transfer([]<class Transfer>(Transfer) { test<Transfer>(); });
  return true;
}
static_assert(test_all());
