// Senders whose completion signatures depend on the environment.

#ifndef SUPPORT_DEPENDENT_SENDERS_H
#define SUPPORT_DEPENDENT_SENDERS_H

#include "execution.h"
#include "tags.h"

// A forwarding query without any meaning of its own.
struct reveal_t {
  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

struct revealing_env {
  int query(reveal_t) const noexcept { return 0; }
};

// Completes in no way, but in an environment that answers reveal_t it declares the completion signatures Sigs. So an
// adaptor can be applied whatever they are, and a test finds out in which environment the result is a sender.
template<class... Sigs>
struct revealing_sender {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept {}
  };

  template<class Self, class Env>
  static consteval auto get_completion_signatures() {
    if constexpr (requires(const Env& env) { env.query(reveal_t()); })
      return ex::completion_signatures<Sigs...>();
    else
      return ex::completion_signatures<>();
  }

  operation connect(auto) const noexcept { return {}; }
};

#endif
