// [exec.task.scheduler]/1, [exec.task.scheduler]/u1
//
// task_scheduler is a scheduler, which is made explicitly from any other one.
//
// EDITION: cd c++26

#include "execution.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <memory>
#include <type_traits>

using manual_scheduler = manual_resource<>::scheduler_type;

static_assert(ex::scheduler<ex::task_scheduler>);
static_assert(ex::scheduler<ex::task_scheduler&>);
static_assert(std::is_class_v<ex::task_scheduler>);
static_assert(std::derived_from<ex::task_scheduler::scheduler_concept, tag::scheduler>);
static_assert(std::copyable<ex::task_scheduler>);

static_assert(std::constructible_from<ex::task_scheduler, manual_scheduler>);
static_assert(std::constructible_from<ex::task_scheduler, manual_scheduler&>);
static_assert(std::constructible_from<ex::task_scheduler, const manual_scheduler&>);
static_assert(std::constructible_from<ex::task_scheduler, ex::inline_scheduler>);
static_assert(std::constructible_from<ex::task_scheduler, manual_scheduler, std::allocator<int>>);
static_assert(!std::convertible_to<manual_scheduler, ex::task_scheduler>);

// not from nothing, not from what is no scheduler
static_assert(!std::default_initializable<ex::task_scheduler>);
static_assert(!std::constructible_from<ex::task_scheduler, int>);
static_assert(!std::constructible_from<ex::task_scheduler, manual_resource<>::sender_type>);
static_assert(!std::constructible_from<ex::task_scheduler, manual_resource<>*>);

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> other_resource;
  ex::task_scheduler sch(resource.scheduler());
  ex::task_scheduler copy(sch);
  const ex::task_scheduler other(other_resource.scheduler());
  assert(copy == sch);
  assert(!(copy != sch));
  assert(sch != other);

  copy = other;
  assert(copy == other);
  assert(copy != sch);
  copy = copy; // NOLINT
  assert(copy == other);

  { // a copy schedules on the same resource, and outlives the original
    std::unique_ptr<ex::task_scheduler> original(new ex::task_scheduler(resource.scheduler()));
    copy = *original;
    original.reset();
    outcome told;
    auto op = ex::connect(ex::schedule(copy), located(told));
    ex::start(op);
    assert(told.pending());
    resource.run_all();
    assert(told.value());
    assert(told.where == &resource);
  }
  return 0;
}
