// [task.class]/2.2
//
// The environment may name the scheduler; else it is task_scheduler.
//
// EDITION: cd c++26

#include "execution.h"
#include "tasks.h"

#include <concepts>

#if CONFORM_EDITION < 2026
template<class Task>
using scheduler_of = Task::scheduler_type;

struct not_a_type {
  static constexpr int scheduler_type = 0;
};
#else
template<class Task>
using scheduler_of = Task::start_scheduler_type;

struct not_a_type {
  static constexpr int start_scheduler_type = 0;
};
#endif

using manual_scheduler = manual_resource<>::scheduler_type;

static_assert(std::same_as<scheduler_of<task<int, scheduled_by<manual_scheduler>>>, manual_scheduler>);
static_assert(std::same_as<scheduler_of<task<int, scheduled_by<ex::inline_scheduler>>>, ex::inline_scheduler>);
static_assert(std::same_as<scheduler_of<task<int, ex::env<>>>, ex::task_scheduler>);
static_assert(std::same_as<scheduler_of<task<int, not_a_type>>, ex::task_scheduler>);
