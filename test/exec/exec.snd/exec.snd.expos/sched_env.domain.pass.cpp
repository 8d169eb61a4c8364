// [exec.snd.expos]/6
//
// What is started on a scheduler finds the domain of that in its environment, and no other where the scheduler has
// none.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

struct some_domain {};
struct other_domain {};

struct scheduler_with_domain {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    scheduler_with_domain query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {}; }
    some_domain query(ex::get_domain_t) const noexcept { return {}; }
  };

  struct sender {
    using sender_concept = tag::sender;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    attributes get_env() const noexcept { return {}; }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return ex::connect(ex::just(), std::move(rcvr));
    }
  };

  some_domain query(ex::get_domain_t) const noexcept { return {}; }
  sender schedule() const noexcept { return {}; }
  bool operator==(const scheduler_with_domain&) const = default;
};

int main(int, char**) {
  bool looked = false;
  record told;
  auto look = [&]<class Env>(const Env& env) {
    static_assert(std::same_as<decltype(ex::get_domain(env)), some_domain>);
    static_assert(std::same_as<decltype(ex::get_scheduler(env)), scheduler_with_domain>);
    looked = true;
  };
  run(ex::let_value(ex::schedule(scheduler_with_domain()), [&] { return looks(look, ex::set_value); }),
    any_receiver(told, ex::prop(ex::get_scheduler, ex::inline_scheduler())));
  assert(looked && told.value());
  return 0;
}
