// [task.promise]/10
//
// If the coroutine could not be taken back to its scheduler, it goes on with the error wherever it is. The next await
// brings it back, also if the sender completes where it is started.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"
#include "tasks.h"

#include <cassert>
#include <utility>

// Schedules on a resource, but fails there and then as long as the test says so.
struct failing_scheduler {
  using scheduler_concept = tag::scheduler;

  manual_resource<>* resource;
  const bool* fails;

  struct attributes {
    manual_resource<>* resource;
    const bool* fails;

    failing_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
      return {resource, fails};
    }
  };

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    struct receiver {
      using receiver_concept = tag::receiver;

      operation* op;
      void set_value() && noexcept { ex::set_value(std::move(op->rcvr)); }
    };

    Rcvr rcvr;
    const bool* fails;
    ex::connect_result_t<manual_resource<>::sender_type, receiver> base;

    operation(manual_resource<>* resource, const bool* fails, Rcvr rcvr)
      : rcvr(std::move(rcvr))
      , fails(fails)
      , base(ex::connect(resource->scheduler().schedule(), receiver{this})) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      if (*fails)
        ex::set_error(std::move(rcvr), 7);
      else
        ex::start(base);
    }
  };

  struct sender {
    using sender_concept = tag::sender;

    manual_resource<>* resource;
    const bool* fails;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int)>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return operation<Rcvr>(resource, fails, std::move(rcvr));
    }

    attributes get_env() const noexcept { return {resource, fails}; }
  };

  sender schedule() const noexcept { return {resource, fails}; }

  bool operator==(const failing_scheduler&) const = default;
};

task<void, scheduled_by<failing_scheduler>> coroutine(manual_resource<>& home, manual_resource<>& other, bool& fails) {
  fails = true;
  bool failed = false;
  try {
    co_await ex::schedule(other.scheduler());
  } catch (...) {
    failed = true;
  }
  assert(failed);
  fails = false;
  co_await ex::just();
  assert(home.is_current());
}

int main(int, char**) {
  manual_resource<> home;
  manual_resource<> other;
  bool fails = false;
  outcome told;
  auto op = ex::connect(coroutine(home, other, fails), located(told, started_on(failing_scheduler{&home, &fails})));
  start_on(home, op);
  run_all(home, other);
  assert(told.value());
  assert(told.where == &home);
  return 0;
}
