// [exec.task.scheduler]/5, [exec.task.scheduler]/10
//
// Exceptions of the scheduler inside, when it makes a sender, and of that sender, when it is connected, leave schedule
// and connect. What was allocated until then is given back.
//
// EDITION: cd

#include "arenas.h"
#include "execution.h"
#include "large_schedulers.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <cstddef>
#include <utility>

enum class throws { nothing, schedule, connect };

// A scheduler whose functions throw, and whose senders and operations have some size.
template<bool Large>
struct throwing_scheduler {
  using scheduler_concept = tag::scheduler;

  manual_resource<>* resource;
  throws* what;

  struct attributes {
    manual_resource<>* resource;
    throws* what;

    throwing_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
      return {resource, what};
    }
  };

  template<class Rcvr>
  struct operation : ballast<Large> {
    using operation_state_concept = tag::operation_state;

    ex::connect_result_t<manual_resource<>::sender_type, Rcvr> base;

    operation(const throwing_scheduler& sch, Rcvr rcvr)
      : base(ex::connect(sch.resource->scheduler().schedule(), std::move(rcvr))) {
      if (*sch.what == throws::connect)
        throw 7;
    }

    void start() & noexcept { ex::start(base); }
  };

  struct sender : ballast<Large> {
    using sender_concept = tag::sender;

    throwing_scheduler sch;

    explicit sender(throwing_scheduler sch) : sch(sch) {
      if (*sch.what == throws::schedule)
        throw 7;
    }

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return operation<Rcvr>(sch, std::move(rcvr));
    }

    attributes get_env() const noexcept { return {sch.resource, sch.what}; }
  };

  sender schedule() const { return sender(*this); }

  bool operator==(const throwing_scheduler& other) const noexcept { return resource == other.resource; }
};

template<class Fn>
bool throws_seven(Fn fn) {
  try {
    fn();
  } catch (int i) {
    return i == 7;
  }
  return false;
}

template<bool Large>
void test() {
  manual_resource<> resource;
  throws what = throws::nothing;
  arena memory;
  {
    ex::task_scheduler sch(throwing_scheduler<Large>{&resource, &what}, arena_allocator<std::byte>(memory));
    what = throws::schedule;
    assert(throws_seven([&] { static_cast<void>(ex::schedule(sch)); }));
    what = throws::connect;
    record never;
    assert(throws_seven([&] { static_cast<void>(ex::connect(ex::schedule(sch), any_receiver(never))); }));
    assert(never.pending());

    // it works as ever
    what = throws::nothing;
    record told;
    auto op = ex::connect(ex::schedule(sch), any_receiver(told));
    ex::start(op);
    resource.run_all();
    assert(told.value());
  }
  assert(memory.allocated == memory.freed);
}

int main(int, char**) {
  test<false>();
  test<true>();
  return 0;
}
