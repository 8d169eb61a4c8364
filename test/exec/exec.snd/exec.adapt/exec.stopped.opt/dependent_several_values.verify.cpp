// [exec.stopped.opt]/3
//
// If it takes an environment to know the completions, a sender that is one with several value completions in an
// environment cannot be connected there.

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <utility>

struct query_signatures {
  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

#ifdef CONTROL
using signatures = ex::completion_signatures<ex::set_value_t(int)>;
#else
using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_value_t(char)>;
#endif

struct environment {
  signatures query(query_signatures) const noexcept { return {}; }
};

// Completes as its environment says.
struct dependent {
  using sender_concept = tag::sender;

  template<class Self, class Env>
    requires requires(const Env& env) { env.query(query_signatures()); }
  static consteval auto get_completion_signatures() {
    return decltype(std::declval<const Env&>().query(query_signatures()))();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;
    Rcvr rcvr;
    void start() & noexcept {}
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const -> operation<Rcvr> {
    return {std::move(rcvr)};
  }
};

void test() {
  record told;
  auto sndr = ex::stopped_as_optional(dependent());
  auto rcvr = any_receiver(told, environment());
  [[maybe_unused]] auto op = ex::connect(sndr, rcvr); // REJECTED
}
