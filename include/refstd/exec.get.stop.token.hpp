// [exec.get.stop.token], get_stop_token

#ifndef REFSTD_EXEC_GET_STOP_TOKEN_HPP
#define REFSTD_EXEC_GET_STOP_TOKEN_HPP

#include <refstd/exec.fwd.env.hpp>
#include <refstd/exec.queryable.hpp>
#include <refstd/stoptoken.concepts.hpp>
#include <refstd/stoptoken.never.hpp>

#include <type_traits>
#include <utility>

namespace refstd {

  struct get_stop_token_t {
    template<class Env>
    constexpr decltype(auto) operator()(const Env& env) const noexcept {
      if constexpr (answers<Env, get_stop_token_t>) {
        static_assert(noexcept(env.query(*this)),
          "[exec.get.stop.token]/2.1: the environment's query(get_stop_token_t) must be noexcept");
        static_assert(stoppable_token<std::remove_cvref_t<decltype(env.query(*this))>>,
          "[exec.get.stop.token]/2.1: the environment's query(get_stop_token_t) must return a stop token");
        return env.query(*this);
      } else {
        return never_stop_token{};
      }
    }

    static constexpr bool query(forwarding_query_t) noexcept { return true; }
  };

  inline constexpr get_stop_token_t get_stop_token{};

  template<class T>
  using stop_token_of_t = std::remove_cvref_t<decltype(get_stop_token(std::declval<T>()))>;

} // namespace refstd

#endif
