// [exec.spawn.future]/11.2
//
// If the future is destroyed after the operation has completed, the operation is destroyed, and no stop is requested.

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "tags.h"

#include <cassert>
#include <optional>
#include <utility>

// Completes inside of start, and stays registered with the stop token until it is destroyed.
struct lingering_sender {
  using sender_concept = tag::sender;

  int* stops;
  int* destroyed;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    struct count {
      int* stops;
      void operator()() noexcept { ++*stops; }
    };

    Rcvr rcvr;
    int* stops;
    int* destroyed;
    std::optional<exs::stop_callback_for_t<exs::stop_token_of_t<ex::env_of_t<Rcvr>>, count>> callback;

    operation(Rcvr rcvr, int* stops, int* destroyed) : rcvr(std::move(rcvr)), stops(stops), destroyed(destroyed) {}
    operation(operation&&) = delete;
    ~operation() { ++*destroyed; }

    void start() & noexcept {
      callback.emplace(exs::get_stop_token(ex::get_env(rcvr)), count{stops});
      ex::set_value(std::move(rcvr), 1);
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return operation<Rcvr>(std::move(rcvr), stops, destroyed);
  }
};

int main(int, char**) {
  ledger_scope scope;
  int stops = 0;
  int destroyed = 0;
  { // never consumed
    auto future = ex::spawn_future(lingering_sender{&stops, &destroyed}, ledger_token(scope));
    assert(destroyed == 0 && scope.open == 1);
  }
  assert(destroyed == 1 && stops == 0 && scope.open == 0);
  { // connected and not started
    record told;
    auto op =
      ex::connect(ex::spawn_future(lingering_sender{&stops, &destroyed}, ledger_token(scope)), any_receiver(told));
    assert(destroyed == 1 && scope.open == 1);
  }
  assert(destroyed == 2 && stops == 0 && scope.open == 0);
  { // consumed
    record told;
    run(ex::spawn_future(lingering_sender{&stops, &destroyed}, ledger_token(scope)), any_receiver(told));
    assert(told.value());
  }
  assert(destroyed == 3 && stops == 0 && scope.open == 0);
  return 0;
}
