// [exec.task.scheduler]/10
//
// The completion itself may destroy the operation state: nobody looks at that any more.
//
// EDITION: cd c++26

#include "execution.h"
#include "large_schedulers.h"
#include "schedulers.h"
#include "stop_callbacks.h"
#include "tags.h"

#include <cassert>
#include <type_traits>

struct fixture;

struct destroying_receiver {
  using receiver_concept = tag::receiver;

  fixture* self;

  void set_value() && noexcept;
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
};

struct fixture {
  struct operation {
    ex::connect_result_t<ex::schedule_result_t<ex::task_scheduler&>, destroying_receiver> state;

    operation(ex::task_scheduler sch, fixture* self)
      : state(ex::connect(ex::schedule(sch), destroying_receiver{self})) {}
  };

  slot<operation> op;
  int completions = 0;
};

void destroying_receiver::set_value() && noexcept {
  fixture& fixed = *self;
  ++fixed.completions;
  fixed.op.destroy(); // and *this with it
}

int main(int, char**) {
  manual_resource<> resource;
  schedule_counts counts;
  const auto test = [&](auto inner) {
    fixture fixed;
    fixed.op.emplace(ex::task_scheduler(inner), &fixed);
    ex::start(fixed.op.get().state);
    resource.run_all();
    assert(fixed.completions == 1);
    assert(fixed.op.untouched());
  };
  for_each_size(resource.scheduler(), counts, test);
  test(layered_scheduler<manual_resource<>::scheduler_type, large::operation>(resource.scheduler(), counts));
  test(ex::inline_scheduler());
  return 0;
}
