// [exec.let]/2.1
//
// If the child has a completion scheduler for the kind of completion that the algorithm is for, the sender that the
// function returns finds it in its environment as the scheduler that it is started on, whatever the receiver says.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <utility>

// Stopped completions are on the agents of a scheduler, values are anywhere.
struct child {
  using sender_concept = tag::sender;

  struct attributes {
    manual_resource<>::scheduler_type sch;
    auto query(ex::get_completion_scheduler_t<ex::set_stopped_t>) const noexcept { return sch; }
  };

  manual_resource<>::scheduler_type sch;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_stopped_t()>();
  }

  attributes get_env() const noexcept { return {sch}; }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

template<class Adaptor, class Tag, class... Ts>
void test(const Adaptor& adaptor, Tag tag, Ts... ts) {
  manual_resource<ex::set_error_t(int), ex::set_stopped_t()> resource;
  manual_resource<> receivers_resource;
  bool looked = false;
  auto look = [&](const auto& env) {
    looked = true;
    assert(get_starting_scheduler(env) == resource.scheduler());
    assert(env.query(forwarding()) == 7);
  };
  record told;
  ex::env env{started_on(receivers_resource.scheduler()), ex::prop(forwarding(), 7)};
  auto sndr = adaptor(ex::schedule(resource.scheduler()), [&](auto&&...) { return looks(look, ex::set_value); });
  auto op = ex::connect(std::move(sndr), any_receiver(told, env));
  ex::start(op);
  assert(!looked);
  resource.complete(tag, ts...);
  assert(looked);
  assert(told.value());
}

int main(int, char**) {
  test(ex::let_value, ex::set_value);
  test(ex::let_error, ex::set_error, 1);
  test(ex::let_stopped, ex::set_stopped);

  { // a completion scheduler for another kind of completion is of no account
    manual_resource<> resource;
    manual_resource<> receivers_resource;
    bool looked = false;
    auto look = [&](const auto& env) {
      looked = true;
      assert(get_starting_scheduler(env) == receivers_resource.scheduler());
    };
    record told;
    run(ex::let_value(child{resource.scheduler()}, [&] { return looks(look, ex::set_value); }),
      any_receiver(told, started_on(receivers_resource.scheduler())));
    assert(looked);
    assert(told.value());
  }
  return 0;
}
