// [exec.on]/8
//
// In on(sndr, sch, closure) sndr finds in its environment the scheduler to which the operation goes back: its own value
// completion scheduler, if it has one, and not that of the receiver.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tags.h"

#include <cassert>
#include <utility>

template<class Look>
struct child {
  using sender_concept = tag::sender;

  manual_resource<>::scheduler_type sch;
  Look look;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  auto get_env() const noexcept { return ex::prop(ex::get_completion_scheduler<ex::set_value_t>, sch); }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(looks(look, ex::set_value), std::move(rcvr));
  }
};

int main(int, char**) {
  manual_resource<> origin;
  manual_resource<> resource;
  manual_resource<> home;
  bool looked = false;
  auto look = [&](const auto& env) {
    looked = true;
    assert(ex::get_scheduler(env) == origin.scheduler());
  };
  record told;
  auto op = ex::connect(ex::on(child<decltype(look)>{origin.scheduler(), look}, resource.scheduler(), ex::then([] {})),
    any_receiver(told, started_on(home.scheduler())));
  origin.execute([&] { ex::start(op); });
  assert(looked);
  resource.run_one();
  origin.run_one();
  assert(told.value());
  return 0;
}
