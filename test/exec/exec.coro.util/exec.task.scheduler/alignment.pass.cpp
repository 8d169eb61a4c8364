// [exec.task.scheduler]/2, [exec.task.scheduler]/10
//
// The scheduler inside, its sender and its operation are where such objects can be, however strictly they are aligned,
// and though they are small.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

template<std::size_t Alignment>
struct alignas(Alignment) aligned {
  void check() const noexcept { assert(reinterpret_cast<std::uintptr_t>(this) % Alignment == 0); }
};

template<std::size_t Alignment>
struct aligned_scheduler : aligned<Alignment> {
  using scheduler_concept = tag::scheduler;

  manual_resource<>* resource;

  explicit aligned_scheduler(manual_resource<>* resource) noexcept : resource(resource) {}

  struct attributes {
    manual_resource<>* resource;

    aligned_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
      return aligned_scheduler(resource);
    }

#if CONFORM_EDITION >= 2026
    ex::default_domain query(ex::get_completion_domain_t<ex::set_value_t>) const noexcept { return {}; }
#endif
  };

  template<class Rcvr>
  struct operation : aligned<Alignment> {
    using operation_state_concept = tag::operation_state;

    ex::connect_result_t<manual_resource<>::sender_type, Rcvr> base;

    operation(manual_resource<>* resource, Rcvr rcvr)
      : base(ex::connect(resource->scheduler().schedule(), std::move(rcvr))) {}

    void start() & noexcept {
      this->check();
      ex::start(base);
    }
  };

  struct sender : aligned<Alignment> {
    using sender_concept = tag::sender;

    manual_resource<>* resource;

    explicit sender(manual_resource<>* resource) noexcept : resource(resource) {}

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      this->check();
      return operation<Rcvr>(resource, std::move(rcvr));
    }

    attributes get_env() const noexcept { return {resource}; }
  };

  sender schedule() const noexcept {
    this->check();
    return sender(resource);
  }

  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::weakly_parallel;
  }

#if CONFORM_EDITION >= 2026
  auto query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return *this; }
  ex::default_domain query(ex::get_completion_domain_t<ex::set_value_t>) const noexcept { return {}; }
#endif

  bool operator==(const aligned_scheduler& other) const noexcept {
    this->check();
    other.check();
    return resource == other.resource;
  }
};

// At several addresses, so that one of them is not as aligned as it would have to be by chance.
template<std::size_t Alignment>
void test() {
  manual_resource<> resource;
  const aligned_scheduler<Alignment> inner(&resource);
  struct places {
    [[maybe_unused]] void* before;
    ex::task_scheduler first;
    [[maybe_unused]] void* between;
    ex::task_scheduler second;
    ex::task_scheduler third;
  };
  const places schedulers{
    nullptr, ex::task_scheduler(inner), nullptr, ex::task_scheduler(inner), ex::task_scheduler(inner)};
  assert(schedulers.first == schedulers.second);
  assert(schedulers.second == schedulers.third);
  for (ex::task_scheduler sch : {schedulers.first, schedulers.second, schedulers.third}) {
    record told;
    auto op = ex::connect(ex::schedule(sch), any_receiver(told));
    ex::start(op);
    resource.run_all();
    assert(told.value());
  }
}

int main(int, char**) {
  test<alignof(void*)>();
  test<16>();
  test<32>();
  test<64>();
  test<128>();
  return 0;
}
