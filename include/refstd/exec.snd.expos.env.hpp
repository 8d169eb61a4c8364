// [exec.snd.expos]/2 to 6, the environments: FWD-ENV, MAKE-ENV, JOIN-ENV, SCHED-ATTRS, SCHED-ENV

#ifndef REFSTD_EXEC_SND_EXPOS_ENV_HPP
#define REFSTD_EXEC_SND_EXPOS_ENV_HPP

#include <refstd/exec.env.hpp>
#include <refstd/exec.fwd.env.hpp>
#include <refstd/exec.get.compl.sched.hpp>
#include <refstd/exec.get.domain.hpp>
#include <refstd/exec.prop.hpp>
#include <refstd/exec.queryable.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  // Env is a reference when the environment is an lvalue: it is then somebody else's to keep.
  template<class Env>
  struct forwarding_env {
    [[no_unique_address]] Env env;

    template<is_forwarding_query Query, class... As>
      requires requires(const Env& env, Query q, As&&... as) { env.query(q, std::forward<As>(as)...); }
    constexpr decltype(auto) query(Query q, As&&... as) const
      noexcept(noexcept(env.query(q, std::forward<As>(as)...))) {
      return env.query(q, std::forward<As>(as)...);
    }
  };

  template<class Env>
  inline constexpr bool forwards_only = std::same_as<Env, execution::env<>>;

  template<class Env>
  inline constexpr bool forwards_only<forwarding_env<Env>> = true;

  template<queryable Env>
  constexpr auto fwd_env(Env&& env) noexcept {
    if constexpr (forwards_only<std::remove_cvref_t<Env>>)
      return std::remove_cvref_t<Env>(std::forward<Env>(env));
    else
      return forwarding_env<Env>{std::forward<Env>(env)};
  }

  template<class Env>
  using fwd_env_t = decltype(execution::fwd_env(std::declval<Env>()));

  template<class Query, class Value>
  constexpr auto make_env(Query, Value&& value) {
    return prop<Query, std::decay_t<Value>>{{}, std::forward<Value>(value)};
  }

  template<class Env1, class Env2>
  struct join_env {
    [[no_unique_address]] Env1 env1;
    [[no_unique_address]] Env2 env2;

    template<class Query, class... As>
      requires requires(const Env1& env1, Query q, As&&... as) { env1.query(q, std::forward<As>(as)...); }
    constexpr decltype(auto) query(Query q, As&&... as) const
      noexcept(noexcept(env1.query(q, std::forward<As>(as)...))) {
      return env1.query(q, std::forward<As>(as)...);
    }

    template<class Query, class... As>
      requires(!requires(const Env1& env1, Query q, As&&... as) { env1.query(q, std::forward<As>(as)...); }) &&
              requires(const Env2& env2, Query q, As&&... as) { env2.query(q, std::forward<As>(as)...); }
    constexpr decltype(auto) query(Query q, As&&... as) const
      noexcept(noexcept(env2.query(q, std::forward<As>(as)...))) {
      return env2.query(q, std::forward<As>(as)...);
    }
  };

  template<class Env1, class Env2>
  join_env(Env1, Env2) -> join_env<Env1, Env2>;

  template<class Sch>
  struct sched_attrs {
    [[no_unique_address]] Sch sch;

    constexpr Sch query(get_completion_scheduler_t<set_value_t>) const noexcept { return sch; }
    constexpr Sch query(get_completion_scheduler_t<set_stopped_t>) const noexcept { return sch; }

    constexpr decltype(auto) query(get_domain_t q) const noexcept
      requires requires(const Sch& sch) { sch.query(get_domain_t()); }
    {
      return sch.query(q);
    }
  };

  template<class Sch>
  sched_attrs(Sch) -> sched_attrs<Sch>;

  template<class Sch>
  struct sched_env {
    [[no_unique_address]] Sch sch;

    template<std::same_as<get_scheduler_t> Query>
    constexpr Sch query(Query) const noexcept {
      return sch;
    }

    constexpr decltype(auto) query(get_domain_t q) const noexcept
      requires requires(const Sch& sch) { sch.query(get_domain_t()); }
    {
      return sch.query(q);
    }
  };

  template<class Sch>
  sched_env(Sch) -> sched_env<Sch>;

} // namespace refstd::execution

#endif
