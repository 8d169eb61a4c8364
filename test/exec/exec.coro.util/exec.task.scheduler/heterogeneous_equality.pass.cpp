// [exec.task.scheduler]/7
//
// A task_scheduler is equal to a scheduler of another type if the one inside has that type and is equal to it.

#include "execution.h"
#include "large_schedulers.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>

// As equal to a manual_resource's scheduler as can be: it even compares equal to it.
class similar_scheduler : public manual_resource<>::scheduler_type {
public:
  using manual_resource<>::scheduler_type::scheduler_type;
  similar_scheduler(manual_resource<>::scheduler_type sch) : manual_resource<>::scheduler_type(sch) {}

  struct sender : manual_resource<>::sender_type {
    manual_resource<>* resource;
    struct attributes {
      manual_resource<>* resource;
      similar_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
        return similar_scheduler(resource);
      }
    };
    explicit sender(manual_resource<>* resource) : manual_resource<>::sender_type(resource), resource(resource) {}
    attributes get_env() const noexcept { return {resource}; }
  };

  sender schedule() const noexcept { return sender(this->resource); }
};

template<class T>
concept comparable = requires(const ex::task_scheduler& sch, const T& other) { sch == other; };

static_assert(comparable<manual_resource<>::scheduler_type>);
static_assert(comparable<ex::inline_scheduler>);
static_assert(!comparable<int>);
static_assert(!comparable<manual_resource<>*>);
static_assert(!comparable<manual_resource<>::sender_type>);

int main(int, char**) {
  static_assert(ex::scheduler<similar_scheduler>);
  manual_resource<> resource;
  manual_resource<> other_resource;
  schedule_counts counts;
  const ex::task_scheduler sch(resource.scheduler());

  static_assert(noexcept(sch == resource.scheduler()));
  assert(sch == resource.scheduler());
  assert(resource.scheduler() == sch);
  assert(sch != other_resource.scheduler());
  assert(other_resource.scheduler() != sch);
  assert(sch != ex::inline_scheduler());

  // another type
  assert(similar_scheduler(&resource) == resource.scheduler());
  assert(sch != similar_scheduler(&resource));
  assert(ex::task_scheduler(similar_scheduler(&resource)) != resource.scheduler());
  assert(ex::task_scheduler(similar_scheduler(&resource)) == similar_scheduler(&resource));

  assert(ex::task_scheduler(ex::inline_scheduler()) == ex::inline_scheduler());
  assert(ex::task_scheduler(ex::inline_scheduler()) != resource.scheduler());

  layered_scheduler<manual_resource<>::scheduler_type, large::scheduler> large_one(resource.scheduler(), counts);
  layered_scheduler<manual_resource<>::scheduler_type, large::scheduler> other_large(
    other_resource.scheduler(), counts);
  assert(ex::task_scheduler(large_one) == large_one);
  assert(ex::task_scheduler(large_one) != other_large);
  assert(ex::task_scheduler(large_one) != resource.scheduler());
  return 0;
}
