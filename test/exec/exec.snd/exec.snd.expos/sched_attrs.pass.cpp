// [exec.snd.expos]/6
//
// A sender that goes to a scheduler names it as its completion scheduler for values and for stopped, and has its
// domain; it names none for errors where scheduling may fail, for nobody knows where. What is started on a scheduler
// finds it in the environment.
//
// EDITION: cd

#include "early_domains.h"
#include "environments.h"
#include "execution.h"
#include "queries.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <type_traits>

template<class Env, class Tag>
concept has_completion_scheduler = requires(const Env& env) { ex::get_completion_scheduler<Tag>(env); };

template<class Env>
concept has_domain = requires(const Env& env) { ex::get_domain(env); };

template<class Tag, class Attributes, class Sch>
constexpr bool names(const Attributes& attributes, Sch sch) {
  static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_completion_scheduler<Tag>(attributes))>, Sch>);
  return ex::get_completion_scheduler<Tag>(attributes) == sch;
}

template<class Sch>
constexpr void test_attributes(Sch sch) {
  const auto sndr = ex::schedule_from(sch, ex::just());
  const auto attributes = ex::get_env(sndr);
  assert(names<ex::set_value_t>(attributes, sch));
  assert(names<ex::set_stopped_t>(attributes, sch));
  static_assert(has_domain<decltype(attributes)> == has_domain<Sch>);
  if constexpr (has_domain<Sch>)
    static_assert(std::same_as<decltype(ex::get_domain(attributes)), decltype(ex::get_domain(sch))>);
}

struct failing_sender;

struct failing_scheduler {
  using scheduler_concept = tag::scheduler;

  failing_sender schedule() const noexcept;
  bool operator==(const failing_scheduler&) const = default;
};

struct failing_sender : schedule_sender<failing_scheduler> {
  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int)>();
  }
};

using fails = ex::env_of_t<decltype(ex::schedule_from(failing_scheduler(), ex::just()))>;

static_assert(has_completion_scheduler<fails, ex::set_value_t>);
static_assert(!has_completion_scheduler<fails, ex::set_error_t>);

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
