// [exec.schedule.from]/4, [exec.schedule.from]/10
//
// The child's operation, and that of the schedule sender, see the environment of the receiver as far as queries are
// forwarding ones, and no other query.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"
#include "transfers.h"

#include <cassert>
#include <concepts>
#include <utility>

// Its operations show look the environment of the receiver and complete.
template<class Look>
struct looking_scheduler {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    const Look* look;
    looking_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {look}; }
  };

  struct sender {
    using sender_concept = tag::sender;

    const Look* look;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    template<class Rcvr>
    struct operation {
      using operation_state_concept = tag::operation_state;

      const Look* look;
      Rcvr rcvr;

      void start() & noexcept {
        (*look)(ex::get_env(rcvr));
        ex::set_value(std::move(rcvr));
      }
    };

    attributes get_env() const noexcept { return {look}; }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const -> operation<Rcvr> {
      return {look, std::move(rcvr)};
    }
  };

  const Look* look;

  sender schedule() const noexcept { return {look}; }
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::weakly_parallel;
  }
  bool operator==(const looking_scheduler&) const = default;
};

struct environment {
  int* object;
  exs::inplace_stop_token token;

  int& query(forwarding) const noexcept { return *object; }
  int& query(not_forwarding) const noexcept { return *object; }
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

int main(int, char**) {
  int object = 7;
  exs::inplace_stop_source source;
  environment env{&object, source.get_token()};
  int looked = 0;
  auto look = [&]<class Env>(const Env& env) {
    ++looked;
    static_assert(std::same_as<decltype(env.query(forwarding())), int&>);
    assert(&env.query(forwarding()) == &object);
    assert(exs::get_stop_token(env) == source.get_token());
    static_assert(!requires { env.query(not_forwarding()); });
    static_assert(!std::invocable<not_forwarding, const Env&>);
  };

  for_each_transfer([&](auto transfer) {
    record told;
    looked = 0;
    run(transfer(ex::just(), looking_scheduler<decltype(look)>{&look}), any_receiver(told, env));
    assert(told.value());
    assert(looked == 1);

    record told_again;
    looked = 0;
    run(transfer(looks(look, ex::set_value), ex::inline_scheduler()), any_receiver(told_again, env));
    assert(told_again.value());
    assert(looked == 1);
  });
  return 0;
}
