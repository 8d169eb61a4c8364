// Queries of the tests' own, and a sender that looks at the environment in which it is started.

#ifndef SUPPORT_ENVIRONMENTS_H
#define SUPPORT_ENVIRONMENTS_H

#include "execution.h"
#include "tags.h"

#include <tuple>
#include <utility>

// A query that adaptors pass on.
struct forwarding {
  template<class Env>
  constexpr auto operator()(const Env& env) const noexcept(noexcept(env.query(*this))) -> decltype(env.query(*this)) {
    return env.query(*this);
  }

  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

// A query that is the caller's own business.
struct not_forwarding {
  template<class Env>
  constexpr auto operator()(const Env& env) const noexcept(noexcept(env.query(*this))) -> decltype(env.query(*this)) {
    return env.query(*this);
  }
};

// Shows look the environment of its receiver when it is started, and completes then by Tag.
template<class Signatures, class Look, class Tag, class... Ts>
struct looking_sender {
  using sender_concept = tag::sender;

  Look look;
  std::tuple<Ts...> datums;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return Signatures();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    Look look;
    std::tuple<Ts...> datums;

    constexpr void start() & noexcept {
      look(ex::get_env(rcvr));
      std::apply([this](Ts&... ts) { Tag()(std::move(rcvr), std::move(ts)...); }, datums);
    }
  };

  template<class Rcvr>
  constexpr auto connect(Rcvr rcvr) const -> operation<Rcvr> {
    return {std::move(rcvr), look, datums};
  }
};

// looks(look, ex::set_value, 1): completes only so.
template<class Look, class Tag, class... Ts>
constexpr auto looks(Look look, Tag, Ts... ts) {
  return looking_sender<ex::completion_signatures<Tag(Ts...)>, Look, Tag, Ts...>{std::move(look), {std::move(ts)...}};
}

// looks<ex::completion_signatures<…>>(look, ex::set_value, 1): declares all the signatures.
template<class Signatures, class Look, class Tag, class... Ts>
constexpr auto looks(Look look, Tag, Ts... ts) {
  return looking_sender<Signatures, Look, Tag, Ts...>{std::move(look), {std::move(ts)...}};
}

#endif
