// [exec.snd.transform.env], execution::transform_env

#ifndef REFSTD_EXEC_SND_TRANSFORM_ENV_HPP
#define REFSTD_EXEC_SND_TRANSFORM_ENV_HPP

#include <refstd/exec.domain.default.hpp>
#include <refstd/exec.queryable.hpp>
#include <refstd/exec.snd.concepts.hpp>

#include <utility>

namespace refstd::execution {

  template<class Domain, sender Sndr, queryable Env>
  constexpr queryable decltype(auto) transform_env(Domain dom, Sndr&& sndr, Env&& env) noexcept {
    if constexpr (requires { dom.transform_env(std::forward<Sndr>(sndr), std::forward<Env>(env)); }) {
      static_assert(noexcept(dom.transform_env(std::forward<Sndr>(sndr), std::forward<Env>(env))),
        "[exec.snd.transform.env]/2: the domain's member function transform_env must be noexcept");
      return dom.transform_env(std::forward<Sndr>(sndr), std::forward<Env>(env));
    } else {
      return default_domain().transform_env(std::forward<Sndr>(sndr), std::forward<Env>(env));
    }
  }

} // namespace refstd::execution

#endif
