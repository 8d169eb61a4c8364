// [exec.schedule.from]/7
//
// There are no completion signatures if a datum of the child cannot be decay-copied.

#include "dependent_senders.h"
#include "execution.h"
#include "schedulers.h"
#include "transfers.h"
#include "values.h"

#include <utility>

template<class Transfer, class Env, class Child>
concept valid_in =
  ex::sender_in<decltype(Transfer()(std::declval<Child>(), std::declval<manual_resource<>::scheduler_type>())), Env>;

template<class Transfer, class... Sigs>
concept valid = valid_in<Transfer, revealing_env, revealing_sender<Sigs...>>;

template<class Transfer>
constexpr bool test() {
  static_assert(valid<Transfer, ex::set_value_t(move_only)>);
  static_assert(valid<Transfer, ex::set_value_t(int&, const int&), ex::set_error_t(int&), ex::set_stopped_t()>);
  static_assert(!valid<Transfer, ex::set_value_t(move_only&)>);
  static_assert(!valid<Transfer, ex::set_value_t(const move_only&)>);
  static_assert(!valid<Transfer, ex::set_value_t(not_movable)>);
  static_assert(!valid<Transfer, ex::set_value_t(int, move_only&)>);
  static_assert(!valid<Transfer, ex::set_value_t(int), ex::set_value_t(move_only&)>);
  static_assert(valid<Transfer, ex::set_error_t(move_only)>);
  static_assert(!valid<Transfer, ex::set_value_t(), ex::set_error_t(move_only&)>);

  // What the child declares where it sees the environment.
  static_assert(valid_in<Transfer, ex::env<>, revealing_sender<ex::set_value_t(move_only&)>>);
  return true;
}

constexpr bool test_all() {
  for_each_transfer([]<class Transfer>(Transfer) { test<Transfer>(); });
  return true;
}
static_assert(test_all());
