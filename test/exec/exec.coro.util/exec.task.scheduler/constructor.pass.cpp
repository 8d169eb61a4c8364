// [exec.task.scheduler]/2
//
// The scheduler is kept as an object of its own type, made from the argument as it was passed. Copies share it or are
// equal to it.
//
// EDITION: cd c++26

#include "execution.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

struct made {
  bool copied = false;
  bool moved = false;
};

// Notes how its first copy was made.
struct noting_scheduler {
  using scheduler_concept = tag::scheduler;

  manual_resource<>* resource;
  made* how;

  noting_scheduler(manual_resource<>& resource, made& how) : resource(&resource), how(&how) {}

  noting_scheduler(const noting_scheduler& other) noexcept : resource(other.resource), how(other.how) {
    how->copied = true;
  }

  noting_scheduler(noting_scheduler&& other) noexcept : resource(other.resource), how(other.how) {
    how->moved = true;
    other.resource = nullptr;
  }

  noting_scheduler& operator=(const noting_scheduler&) = default;

  struct attributes {
    manual_resource<>* resource;
    made* how;

    noting_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {*resource, *how}; }
  };

  struct sender : manual_resource<>::sender_type {
    made* how;
    manual_resource<>* resource;

    sender(manual_resource<>* resource, made* how)
      : manual_resource<>::sender_type(resource)
      , how(how)
      , resource(resource) {}

    attributes get_env() const noexcept { return {resource, how}; }
  };

  sender schedule() const noexcept { return {resource, how}; }

  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::weakly_parallel;
  }

  friend bool operator==(const noting_scheduler& lhs, const noting_scheduler& rhs) noexcept {
    return lhs.resource == rhs.resource;
  }
};

void runs_on(ex::task_scheduler sch, manual_resource<>& resource) {
  outcome told;
  auto op = ex::connect(ex::schedule(sch), located(told));
  ex::start(op);
  resource.run_all();
  assert(told.value());
  assert(told.where == &resource);
}

int main(int, char**) {
  static_assert(ex::scheduler<noting_scheduler>);
  manual_resource<> resource;
  made how;
  noting_scheduler original(resource, how);
  {
    const ex::task_scheduler sch(original);
    assert(how.copied);
    assert(original.resource == &resource);
    runs_on(sch, resource);
  }
  how = {};
  {
    const ex::task_scheduler sch(std::as_const(original));
    assert(how.copied);
    runs_on(sch, resource);
  }
  how = {};
  {
    const ex::task_scheduler sch(std::move(original));
    assert(how.moved);
    assert(original.resource == nullptr);
    runs_on(sch, resource);
  }
  return 0;
}
