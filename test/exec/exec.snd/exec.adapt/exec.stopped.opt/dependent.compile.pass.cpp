// [exec.stopped.opt]/4
//
// If it takes an environment to know the completions of the adapted sender, it takes one to know those of the result.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <utility>

struct query_signatures {
  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

template<class... Sigs>
struct signatures_env {
  auto query(query_signatures) const noexcept -> ex::completion_signatures<Sigs...> { return {}; }
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
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just_stopped(), std::move(rcvr));
  }
};

using sender = decltype(ex::stopped_as_optional(std::declval<dependent>()));

static_assert(ex::dependent_sender<sender>);
static_assert(ex::sender_in<sender, signatures_env<ex::set_value_t(int), ex::set_stopped_t()>>);
static_assert(ex::sender_in<sender, signatures_env<ex::set_value_t(int, char)>>);

// It is none where the adapted sender is none.
static_assert(!ex::sender_in<sender, ex::env<>>);
