// [exec.get.domain], execution::get_domain

#ifndef REFSTD_EXEC_GET_DOMAIN_HPP
#define REFSTD_EXEC_GET_DOMAIN_HPP

#include <refstd/exec.fwd.env.hpp>
#include <refstd/exec.queryable.hpp>

namespace refstd::execution {

  struct get_domain_t {
    template<class Env>
      requires answers<Env, get_domain_t>
    constexpr decltype(auto) operator()(const Env& env) const noexcept {
      static_assert(
        noexcept(env.query(*this)), "[exec.get.domain]/2: the environment's query(get_domain_t) must be noexcept");
      return env.query(*this);
    }

    static constexpr bool query(forwarding_query_t) noexcept { return true; }
  };

  inline constexpr get_domain_t get_domain{};

} // namespace refstd::execution

#endif
