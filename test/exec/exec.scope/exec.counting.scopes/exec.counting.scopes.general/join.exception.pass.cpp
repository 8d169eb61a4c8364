// [exec.counting.scopes.general]/4
//
// An exception from connecting the scheduling that is to complete a join leaves connect, and the scope is as it was.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "schedulers.h"
#include "scopes.h"
#include "tags.h"

#include <cassert>
#include <utility>

struct failing_scheduler;

// Cannot be connected.
struct failing_sender {
  using sender_concept = tag::sender;

  struct attributes {
    failing_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept;
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    throw 7;
    return ex::connect(ex::just(), std::move(rcvr));
  }

  attributes get_env() const noexcept { return {}; }
};

struct failing_scheduler : failing_sender::attributes {
  using scheduler_concept = tag::scheduler;

  failing_sender schedule() const noexcept { return {}; }

  using attributes::query;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::weakly_parallel;
  }

  bool operator==(const failing_scheduler&) const noexcept { return true; }
};

failing_scheduler failing_sender::attributes::query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
  return {};
}

template<class Scope>
void test() {
  record told;
  { // unused: it can be used still
    Scope scope;
    assert(thrown_by(
             [&] { auto op = ex::connect(scope.join(), any_receiver(told, started_on(failing_scheduler()))); }) == 7);
    association<typename Scope::token> held(scope.get_token());
    assert(held);

    auto op = ex::connect(scope.join(), any_receiver(told, started_on(ex::inline_scheduler())));
    ex::start(op);
    assert(told.pending());
    held.end();
    assert(told.value());
  }
}

int main(int, char**) {
  test<ex::simple_counting_scope>();
  test<ex::counting_scope>();
  return 0;
}
