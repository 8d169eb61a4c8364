// [exec.task.scheduler]/10
//
// When the operation of the scheduler inside succeeds, so does the operation: where that one completes, and when.
//
// EDITION: cd c++26

#include "execution.h"
#include "large_schedulers.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <memory>
#include <utility>

// Takes what a schedule sender of a task_scheduler may send in any edition, by its own copy.
struct move_only_receiver {
  using receiver_concept = tag::receiver;

  std::unique_ptr<outcome*> told;

  void set_value() && noexcept { complete(channel::value); }
  void set_error(auto&&) && noexcept { complete(channel::error); }
  void set_stopped() && noexcept { complete(channel::stopped); }

private:
  void complete(channel how) noexcept {
    (*told)->complete(how);
    (*told)->where = execution_resource::current();
  }
};

int main(int, char**) {
  manual_resource<> resource;
  schedule_counts counts;
  for_each_size(resource.scheduler(), counts, [&](auto inner) {
    ex::task_scheduler sch(inner);
    { // value
      outcome told;
      auto op = ex::connect(ex::schedule(sch), located(told));
      ex::start(op);
      assert(told.pending());
      resource.complete(ex::set_value);
      assert(told.value());
      assert(told.where == &resource);
    }
    { // the sender and the scheduler need not be there any more
      outcome told;
      auto op = ex::connect(ex::schedule(*std::make_unique<ex::task_scheduler>(sch)), located(told));
      ex::start(op);
      resource.complete(ex::set_value);
      assert(told.value());
    }
    { // a receiver that can only be moved
      outcome told;
      auto op = ex::connect(ex::schedule(sch), move_only_receiver{std::make_unique<outcome*>(&told)});
      ex::start(op);
      resource.complete(ex::set_value);
      assert(told.value());
    }
    { // a receiver that is an lvalue is copied
      outcome told;
      const auto rcvr = located(told);
      auto op = ex::connect(ex::schedule(sch), rcvr);
      ex::start(op);
      resource.complete(ex::set_value);
      assert(told.value());
    }
  });
  { // inside start
    ex::task_scheduler sch{ex::inline_scheduler()};
    record told;
    run(ex::schedule(sch), any_receiver(told));
    assert(told.value());
  }
  return 0;
}
