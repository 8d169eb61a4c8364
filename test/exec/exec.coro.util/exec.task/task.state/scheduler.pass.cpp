// [task.state]/4.3
//
// The scheduler of the coroutine is made from that of the receiver's environment if it can be, and else from nothing.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>

// A scheduler that can be made from that of a manual_resource, and from nothing.
class default_scheduler : public manual_resource<>::scheduler_type {
  using base = manual_resource<>::scheduler_type;

public:
  static inline manual_resource<> default_resource;

  default_scheduler() : base(default_resource.scheduler()) {}
  explicit default_scheduler(base sch) : base(sch) {}

  struct attributes {
    manual_resource<>* resource;
    default_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
      return default_scheduler(resource->scheduler());
    }
  };

  struct sender : manual_resource<>::sender_type {
    manual_resource<>* resource;
    explicit sender(manual_resource<>* resource) : manual_resource<>::sender_type(resource), resource(resource) {}
    attributes get_env() const noexcept { return {resource}; }
  };

  sender schedule() const noexcept { return sender(this->resource); }
};

template<class Sch>
task<void, scheduled_by<Sch>> note(const execution_resource*& where, bool& expected, Sch sch) {
  expected = co_await ex::read_env(get_starting_scheduler) == sch;
  where = execution_resource::current();
}

task<void, ex::env<>> note_erased(bool& expected, ex::task_scheduler sch) {
  expected = co_await ex::read_env(get_starting_scheduler) == sch;
}

int main(int, char**) {
  static_assert(ex::scheduler<default_scheduler>);
  manual_resource<> resource;
  const execution_resource* where = nullptr;
  { // the same type
    bool expected = false;
    record told;
    auto op =
      ex::connect(note(where, expected, resource.scheduler()), any_receiver(told, started_on(resource.scheduler())));
    start_on(resource, op);
    resource.run_all();
    assert(told.value());
    assert(expected);
    assert(where == &resource);
  }
  { // another type, which can be made from it
    bool expected = false;
    record told;
    auto op = ex::connect(note(where, expected, default_scheduler(resource.scheduler())),
      any_receiver(told, started_on(resource.scheduler())));
    start_on(resource, op);
    resource.run_all();
    assert(told.value());
    assert(expected);
    assert(where == &resource);
  }
  { // one that cannot be made from it
    bool expected = false;
    record told;
    auto op = ex::connect(note(where, expected, default_scheduler()), any_receiver(told, inline_env()));
    start_on(default_scheduler::default_resource, op);
    default_scheduler::default_resource.run_all();
    assert(told.value());
    assert(expected);
    assert(where == &default_scheduler::default_resource);
  }
  { // no scheduler
    bool expected = false;
    record told;
    auto op = ex::connect(note(where, expected, default_scheduler()), any_receiver(told));
    start_on(default_scheduler::default_resource, op);
    default_scheduler::default_resource.run_all();
    assert(told.value());
    assert(expected);
  }
  { // erased
    bool expected = false;
    record told;
    auto op = ex::connect(note_erased(expected, ex::task_scheduler(resource.scheduler())),
      any_receiver(told, started_on(resource.scheduler())));
    start_on(resource, op);
    resource.run_all();
    assert(told.value());
    assert(expected);
  }
  { // erased already
    bool expected = false;
    record told;
    auto op = ex::connect(note_erased(expected, ex::task_scheduler(resource.scheduler())),
      any_receiver(told, started_on(ex::task_scheduler(resource.scheduler()))));
    start_on(resource, op);
    resource.run_all();
    assert(told.value());
    assert(expected);
  }
  return 0;
}
