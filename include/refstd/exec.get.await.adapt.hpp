// [exec.get.await.adapt], execution::get_await_completion_adaptor

#ifndef REFSTD_EXEC_GET_AWAIT_ADAPT_HPP
#define REFSTD_EXEC_GET_AWAIT_ADAPT_HPP

#include <refstd/exec.fwd.env.hpp>
#include <refstd/exec.queryable.hpp>

namespace refstd::execution {

  struct get_await_completion_adaptor_t {
    template<class Env>
      requires answers<Env, get_await_completion_adaptor_t>
    constexpr decltype(auto) operator()(const Env& env) const noexcept {
      static_assert(noexcept(env.query(*this)),
        "[exec.get.await.adapt]/2: the environment's query(get_await_completion_adaptor_t) must be noexcept");
      return env.query(*this);
    }

    static constexpr bool query(forwarding_query_t) noexcept { return true; }
  };

  inline constexpr get_await_completion_adaptor_t get_await_completion_adaptor{};

} // namespace refstd::execution

#endif
