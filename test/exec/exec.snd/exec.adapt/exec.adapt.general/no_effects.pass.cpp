// [exec.adapt.general]/3.1
//
// Whatever the adaptor, making, copying and moving the sender has no effect: neither is the child connected or the
// function invoked nor does a scheduler schedule anything. Until the operation is started, nothing is started or
// invoked.
//
// EDITION: cd c++26

#include "execution.h"
#include "observed_senders.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <utility>

// An inline_scheduler that counts how often it schedules.
struct counting_scheduler : ex::inline_scheduler {
  events* seen;
  int* scheduled;

  counting_scheduler(events& seen, int& scheduled) noexcept : seen(&seen), scheduled(&scheduled) {}

  auto schedule() const noexcept {
    ++*scheduled;
    return sender{{seen}, scheduled};
  }

  bool operator==(const counting_scheduler&) const = default;

private:
  struct sender : observed<ex::set_value_t> {
    int* scheduled;

    struct attributes {
      events* seen;
      int* scheduled;

      counting_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
        return {*seen, *scheduled};
      }
#if CONFORM_EDITION >= 2026
      ex::default_domain query(ex::get_completion_domain_t<ex::set_value_t>) const noexcept { return {}; }
#endif
    };

    attributes get_env() const noexcept { return {this->seen, scheduled}; }
  };
};

template<class Tag, class... Ts, class Adapt>
void test(Adapt adapt) {
  events seen;
  int scheduled = 0;
  const auto fn = [&](auto&&...) noexcept { ++seen.invoked; };
  auto sndr = adapt(observed<Tag, Ts...>{&seen}, fn, counting_scheduler(seen, scheduled));
  auto copy = sndr;
  auto moved = std::move(copy);
  assert(seen == events() && scheduled == 0);
  record told;
  {
    [[maybe_unused]] auto op = ex::connect(sndr, any_receiver(told));
    assert(seen.started == 0 && seen.invoked == 0);
  }
  assert(told.pending() && seen.started == 0 && seen.invoked == 0);
  auto op = ex::connect(std::move(moved), any_receiver(told));
  assert(seen.started == 0 && seen.invoked == 0);
  ex::start(op);
  assert(!told.pending() && seen.started != 0);
}

int main(int, char**) {
  test<ex::set_value_t, int>([](auto child, auto fn, auto) { return ex::then(child, fn); });
  test<ex::set_error_t, int>([](auto child, auto fn, auto) { return ex::upon_error(child, fn); });
  test<ex::set_stopped_t>([](auto child, auto fn, auto) { return ex::upon_stopped(child, fn); });
  const auto returns_just = [](auto fn) {
    return [fn](auto&&...) {
      fn();
      return ex::just();
    };
  };
  test<ex::set_value_t, int>([=](auto child, auto fn, auto) { return ex::let_value(child, returns_just(fn)); });
  test<ex::set_error_t, int>([=](auto child, auto fn, auto) { return ex::let_error(child, returns_just(fn)); });
  test<ex::set_stopped_t>([=](auto child, auto fn, auto) { return ex::let_stopped(child, returns_just(fn)); });
  test<ex::set_value_t, int>([](auto child, auto fn, auto) { return ex::bulk(child, ex::seq, 2, fn); });
  test<ex::set_value_t, int>([](auto child, auto fn, auto) { return ex::bulk_unchunked(child, ex::seq, 2, fn); });
  test<ex::set_value_t, int>([](auto child, auto, auto) { return ex::into_variant(child); });
  test<ex::set_value_t, int>([](auto child, auto, auto) { return ex::stopped_as_optional(child); });
  test<ex::set_stopped_t>([](auto child, auto, auto) { return ex::stopped_as_error(child, 1); });
  test<ex::set_value_t, int>([](auto child, auto, auto) { return ex::write_env(child, ex::env<>()); });
  test<ex::set_value_t, int>([](auto child, auto, auto) { return ex::unstoppable(child); });
  test<ex::set_value_t, int>([](auto child, auto, auto) { return ex::when_all(child, child); });
  test<ex::set_value_t, int>([](auto child, auto, auto sch) { return ex::continues_on(child, sch); });
  test<ex::set_value_t, int>([](auto child, auto, auto sch) { return ex::starts_on(sch, child); });
  test<ex::set_value_t, int>([](auto child, auto, auto sch) { return child | ex::continues_on(sch); });
  return 0;
}
