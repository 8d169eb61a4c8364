// Senders whose completion signatures depend on the environment.

#ifndef SUPPORT_DEPENDENT_SENDERS_H
#define SUPPORT_DEPENDENT_SENDERS_H

#include "execution.h"
#include "tags.h"

#include <concepts>
#include <type_traits>

// A forwarding query without any meaning of its own.
struct reveal_t {
  template<class Env>
  constexpr auto operator()(const Env& env) const noexcept -> decltype(env.query(*this)) {
    return env.query(*this);
  }

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

// The answer to reveal_t is a set of completion signatures.
template<class... Sigs>
struct signatures_env {
  auto query(reveal_t) const noexcept -> ex::completion_signatures<Sigs...> { return {}; }
};

namespace dependence {
  template<class T>
  inline constexpr bool is_signatures = false;

  template<class... Sigs>
  inline constexpr bool is_signatures<ex::completion_signatures<Sigs...>> = true;
} // namespace dependence

// Declares the completion signatures that the environment answers. If there is no answer it sends a number; if the
// answer is another one, as that of revealing_env, it is no sender in that environment.
struct obedient_sender {
  using sender_concept = tag::sender;

  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept {}
  };

  template<class Self, class Env>
    requires(!std::invocable<reveal_t, const Env&>)
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Self, class Env>
    requires dependence::is_signatures<std::invoke_result_t<reveal_t, const Env&>>
  static consteval auto get_completion_signatures() {
    return std::invoke_result_t<reveal_t, const Env&>();
  }

  operation connect(auto) const noexcept { return {}; }
};

#endif
