// [exec.then]/5
//
// A sender that sends nothing known without an environment, and nothing at all in an empty one, can be adapted, with
// whatever function.
//
// EDITION: cd c++26
// INFORMATIVE: [exec.snd.expos] takes the empty environment where there is none, by which such a sender could not be
// used

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <utility>

struct number_query {
  static consteval bool query(exs::forwarding_query_t) noexcept { return true; }
};

struct environment {
  int query(number_query) const noexcept { return 7; }
};

// Sends the answer to the query.
struct dependent {
  using sender_concept = tag::sender;

  template<class Self, class Env>
    requires requires(const Env& env) { env.query(number_query()); }
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;

    void start() & noexcept {
      const int number = ex::get_env(rcvr).query(number_query());
      ex::set_value(std::move(rcvr), int(number));
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const -> operation<Rcvr> {
    return {std::move(rcvr)};
  }
};

int main(int, char**) {
  auto sndr = ex::then(dependent(), [](int i) noexcept { return i + 1; });
  static_assert(ex::dependent_sender<decltype(sndr)>);

  record told;
  run(sndr, value_receiver(told, [](int i) { assert(i == 8); }, environment()));
  assert(told.value());

  // nobody can tell yet that this one will not do
  auto not_for_numbers = ex::then(dependent(), [](const char*) noexcept {});
  static_assert(ex::dependent_sender<decltype(not_for_numbers)>);
  return 0;
}
