// [exec.counting.scopes.general]/4
//
// The scheduling that completes a join sees the environment of the join's receiver, all of it.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "scopes.h"
#include "tags.h"

#include <cassert>

struct asked {
  int forwarded = 0;
  int own = 0;
};

struct look {
  asked* answers;

  template<class Env>
  void operator()(const Env& env) const noexcept {
    if constexpr (requires { env.query(forwarding()); })
      answers->forwarded = env.query(forwarding());
    if constexpr (requires { env.query(not_forwarding()); })
      answers->own = env.query(not_forwarding());
  }
};

struct looking_scheduler;

struct attributes {
  asked* answers;

  looking_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept;
};

using looking = decltype(looks(look(), ex::set_value));

struct schedule_sender : looking {
  explicit schedule_sender(asked* answers) : looking{::look{answers}, {}} {}

  attributes get_env() const noexcept { return {this->look.answers}; }
};

// Its schedule senders look at the environment.
struct looking_scheduler : attributes {
  using scheduler_concept = tag::scheduler;

  explicit looking_scheduler(asked* answers) : attributes{answers} {}

  schedule_sender schedule() const noexcept { return schedule_sender(answers); }

  using attributes::query;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::weakly_parallel;
  }

  bool operator==(const looking_scheduler& other) const noexcept { return answers == other.answers; }
};

looking_scheduler attributes::query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept {
  return looking_scheduler(answers);
}

int main(int, char**) {
  asked answers;
  ex::simple_counting_scope scope;
  association<ex::simple_counting_scope::token> held(scope.get_token());
  record told;
  const ex::env env{started_on(looking_scheduler(&answers)), ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2)};
  auto op = ex::connect(scope.join(), any_receiver(told, env));
  ex::start(op);
  assert(told.pending());
  held.end();
  assert(told.value());
  assert(answers.forwarded == 1);
  assert(answers.own == 2);
  return 0;
}
