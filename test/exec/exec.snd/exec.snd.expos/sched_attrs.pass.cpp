// [exec.snd.expos]/6
//
// A sender that goes to a scheduler names it as its completion scheduler for values and for stopped, and has its
// domain. What is started on a scheduler finds it, and its domain, in the environment.
//
// EDITION: cd

#include "early_domains.h"
#include "environments.h"
#include "execution.h"
#include "queries.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

template<class Env, class Tag>
concept has_completion_scheduler = requires(const Env& env) { ex::get_completion_scheduler<Tag>(env); };

template<class Env>
concept has_domain = requires(const Env& env) { ex::get_domain(env); };

template<class Sch>
constexpr void test_attributes(Sch sch) {
  const auto sndr = ex::schedule_from(sch, ex::just());
  const auto attributes = ex::get_env(sndr);
  static_assert(std::same_as<decltype(ex::get_completion_scheduler<ex::set_value_t>(attributes)), Sch>);
  static_assert(std::same_as<decltype(ex::get_completion_scheduler<ex::set_stopped_t>(attributes)), Sch>);
  assert(ex::get_completion_scheduler<ex::set_value_t>(attributes) == sch);
  assert(ex::get_completion_scheduler<ex::set_stopped_t>(attributes) == sch);
  static_assert(!has_completion_scheduler<decltype(attributes), ex::set_error_t>);
  static_assert(has_domain<decltype(attributes)> == has_domain<Sch>);
  if constexpr (has_domain<Sch>)
    static_assert(std::same_as<decltype(ex::get_domain(attributes)), decltype(ex::get_domain(sch))>);
}

int main(int, char**) {
  test_attributes(numbered_scheduler{1});
  test_attributes(scheduler_in<idle_domain>{2});

  bool looked = false;
  record told;
  run(ex::starts_on(ex::inline_scheduler(), looks(
                                              [&]<class Env>(const Env& env) {
                                                static_assert(
                                                  std::same_as<decltype(ex::get_scheduler(env)), ex::inline_scheduler>);
                                                assert(ex::get_scheduler(env) == ex::inline_scheduler());
                                                looked = true;
                                              },
                                              ex::set_value)),
    any_receiver(told, ex::prop(ex::get_scheduler, numbered_scheduler{1})));
  assert(looked && told.value());
  return 0;
}
