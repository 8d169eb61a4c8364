// [exec.sched]/2
//
// The schedule senders of the library's schedulers have a value completion without values and no other.

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <exception>
#include <tuple>
#include <utility>
#include <variant>

template<class Sch, class Env>
concept schedules_without_values =
  ex::sender_in<ex::schedule_result_t<Sch>, Env> &&
  std::same_as<ex::value_types_of_t<ex::schedule_result_t<Sch>, Env>, std::variant<std::tuple<>>>;

struct stoppable_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};

using run_loop_scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

static_assert(ex::scheduler<run_loop_scheduler>);
static_assert(schedules_without_values<run_loop_scheduler, ex::env<>>);
static_assert(schedules_without_values<run_loop_scheduler, stoppable_env>);

static_assert(ex::scheduler<ex::inline_scheduler>);
static_assert(schedules_without_values<ex::inline_scheduler, ex::env<>>);
static_assert(schedules_without_values<ex::inline_scheduler, stoppable_env>);
