// [exec.snd.expos]/6
//
// What is started on a scheduler finds the domain of that in its environment.
//
// EDITION: cd

#include "early_domains.h"
#include "execution.h"

#include <concepts>
#include <tuple>
#include <variant>

inline auto read_domain = []() noexcept { return ex::read_env(ex::get_domain); };

template<class Sndr, class Env>
concept finds_domain = std::same_as<ex::value_types_of_t<Sndr, Env>, std::variant<std::tuple<idle_domain>>>;

struct environment {
  ex::default_domain query(ex::get_domain_t) const noexcept;
  ex::inline_scheduler query(ex::get_scheduler_t) const noexcept;
};

using continued = decltype(ex::let_value(ex::schedule(scheduler_in<idle_domain>{1}), read_domain));
static_assert(finds_domain<continued, ex::env<>>);
static_assert(finds_domain<continued, environment>);
