// [exec.starts.on]/4.2
//
// The child finds the scheduler's domain in its environment, whatever that of the receiver is; if it names none itself,
// it is that one which is asked what to make of the child when this is connected.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "lowering.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <type_traits>

int main(int, char**) {
  {
    bool looked = false;
    auto look = [&](const auto& env) {
      looked = true;
      static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_domain(env))>, replaces_nothing>);
    };
    record told;
    run(ex::starts_on(domains_scheduler<replaces_nothing>(), looks(look, ex::set_value)),
      any_receiver(told, ex::prop(ex::get_domain, ex::default_domain())));
    assert(looked);
    assert(told.value());
  }
  {
    using scheduler = domains_scheduler<replaces_when_connected<ex::then_t>>;
    auto child = ex::then(ex::just(0), [](int i) { return i; });
    assert(number_sent(ex::starts_on(scheduler(), child)) == -1);
    assert(number_sent(ex::starts_on(domains_scheduler<replaces_nothing>(), child)) == 0);
  }
  return 0;
}
