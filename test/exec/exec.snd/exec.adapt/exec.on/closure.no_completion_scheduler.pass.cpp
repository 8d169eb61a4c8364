// [exec.on]/10.1.2
//
// on(sndr, sch, closure) goes back to the scheduler that the receiver's environment names if sndr has no value
// completion scheduler, even if it has one for another completion.
//
// EDITION: cd

#include "execution.h"
#include "schedulers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <utility>

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

int main(int, char**) {
  manual_resource<> origin;
  manual_resource<> resource;
  manual_resource<> home;
  {
    outcome told;
    auto op = ex::connect(ex::on(child{origin.scheduler()}, resource.scheduler(), ex::then([] {})),
      located(told, started_on(home.scheduler())));
    ex::start(op);
    resource.run_one();
    assert(origin.waiting() == 0);
    home.run_one();
    assert(told.value());
    assert(told.where == &home);
  }
  { // no attributes at all
    deferred<ex::set_value_t()> source;
    outcome told;
    auto op = ex::connect(
      ex::on(source.sender(), resource.scheduler(), ex::then([] {})), located(told, started_on(home.scheduler())));
    ex::start(op);
    origin.execute([&] { source.complete(ex::set_value); });
    resource.run_one();
    home.run_one();
    assert(told.value());
    assert(told.where == &home);
  }
  return 0;
}
