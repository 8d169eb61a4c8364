// [exec.let]/2.3
//
// If the child has neither a completion scheduler for that kind of completion nor a domain, nothing is added to the
// environment of the sender that the function returns: it finds the scheduler and the domain of the receiver, or none.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>

struct receivers_domain {};

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  {
    manual_resource<> resource;
    bool looked = false;
    auto look = [&]<class Env>(const Env& env) {
      looked = true;
      assert(ex::get_scheduler(env) == resource.scheduler());
      static_assert(std::same_as<decltype(auto(ex::get_domain(env))), receivers_domain>);
    };
    record told;
    run(adaptor(child, [&](auto&&...) { return looks(look, ex::set_value); }),
      any_receiver(told,
        ex::env{ex::prop(ex::get_scheduler, resource.scheduler()), ex::prop(ex::get_domain, receivers_domain())}));
    assert(looked);
    assert(told.value());
  }
  {
    bool looked = false;
    auto look = [&]<class Env>(const Env&) {
      looked = true;
      static_assert(!std::invocable<ex::get_scheduler_t, const Env&>);
      static_assert(!std::invocable<ex::get_domain_t, const Env&>);
    };
    record told;
    run(adaptor(child, [&](auto&&...) { return looks(look, ex::set_value); }), any_receiver(told));
    assert(looked);
    assert(told.value());
  }
}

int main(int, char**) {
  test(ex::let_value, ex::just(1));
  test(ex::let_error, ex::just_error(1));
  test(ex::let_stopped, ex::just_stopped());
  return 0;
}
