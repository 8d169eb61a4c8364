// [exec.task.scheduler]/2
//
// The scheduler inside lives as long as a task_scheduler, one of its senders or one of their operations needs it, and
// no longer: assignment gives it up, too.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"
#include "tasks.h"

#include <cassert>
#include <optional>
#include <utility>

// Its objects, senders and operations are counted.
template<bool Large>
struct counted_scheduler {
  using scheduler_concept = tag::scheduler;

  manual_resource<>* resource;
  int* alive;
  lodger counted;
  std::byte size[Large ? 1024 : 1]{};

  counted_scheduler(manual_resource<>* resource, int* alive) noexcept
    : resource(resource)
    , alive(alive)
    , counted(*alive) {}

  counted_scheduler(const counted_scheduler&) = default;
  counted_scheduler& operator=(const counted_scheduler& other) noexcept {
    assert(alive == other.alive);
    resource = other.resource;
    return *this;
  }

  struct attributes {
    manual_resource<>* resource;
    int* alive;

    counted_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
      return {resource, alive};
    }

#if CONFORM_EDITION >= 2026
    ex::default_domain query(ex::get_completion_domain_t<ex::set_value_t>) const noexcept { return {}; }
#endif
  };

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    lodger counted;
    ex::connect_result_t<manual_resource<>::sender_type, Rcvr> base;

    operation(manual_resource<>* resource, const lodger& counted, Rcvr rcvr)
      : counted(counted)
      , base(ex::connect(resource->scheduler().schedule(), std::move(rcvr))) {}

    void start() & noexcept { ex::start(base); }
  };

  struct sender {
    using sender_concept = tag::sender;

    manual_resource<>* resource;
    int* alive;
    lodger counted;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return operation<Rcvr>(resource, counted, std::move(rcvr));
    }

    attributes get_env() const noexcept { return {resource, alive}; }
  };

  sender schedule() const noexcept { return {resource, alive, counted}; }

  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::weakly_parallel;
  }

#if CONFORM_EDITION >= 2026
  auto query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return *this; }
  ex::default_domain query(ex::get_completion_domain_t<ex::set_value_t>) const noexcept { return {}; }
#endif

  bool operator==(const counted_scheduler& other) const noexcept { return resource == other.resource; }
};

template<bool Large>
void test() {
  manual_resource<> resource;
  int alive = 0;
  const auto make = [&] { return ex::task_scheduler(counted_scheduler<Large>(&resource, &alive)); };
  {
    std::optional<ex::task_scheduler> sch(make());
    assert(alive != 0);
    std::optional<ex::task_scheduler> copy(*sch);
    std::optional<ex::task_scheduler> moved(std::move(*copy));
    sch.reset();
    copy.reset();
    assert(alive != 0);
    moved.reset();
    assert(alive == 0);
  }
  { // assigned to
    ex::task_scheduler sch = make();
    sch = make();
    assert(sch == make());
    assert(alive != 0);
    sch = ex::task_scheduler(ex::inline_scheduler());
    assert(alive == 0);
    sch = make();
    assert(alive != 0);
  }
  assert(alive == 0);
  { // with a sender, and with operations
    record told;
    record never;
    std::optional<ex::task_scheduler> sch(make());
    auto sndr = ex::schedule(*sch);
    auto never_started = ex::connect(ex::schedule(*sch), any_receiver(never));
    auto op = ex::connect(ex::schedule(*sch), any_receiver(told));
    sch.reset();
    assert(alive != 0);
    ex::start(op);
    resource.run_all();
    assert(told.value());
  }
  assert(alive == 0);
}

int main(int, char**) {
  test<false>();
  test<true>();
  return 0;
}
