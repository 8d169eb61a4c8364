// [exec.write.env], execution::write_env

#ifndef REFSTD_EXEC_WRITE_ENV_HPP
#define REFSTD_EXEC_WRITE_ENV_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.queryable.hpp>
#include <refstd/exec.snd.expos.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct write_env_t {
    template<sender Sndr, queryable Env>
    constexpr auto operator()(Sndr&& sndr, Env&& env) const {
      return execution::make_sender(*this, std::forward<Env>(env), std::forward<Sndr>(sndr));
    }

    template<queryable Env>
      requires std::constructible_from<std::decay_t<Env>, Env>
    constexpr auto operator()(Env&& env) const {
      return execution::bind_adaptor(*this, std::forward<Env>(env));
    }
  };

  template<>
  struct impls_for<write_env_t> : default_impls {
    template<class State, class Env>
    static constexpr auto join_env(const State& state, Env&& env) noexcept {
      return execution::join_env<const State&, std::remove_cvref_t<Env>>{state, std::forward<Env>(env)};
    }

    static constexpr auto get_env = [](auto, const auto& state, const auto& rcvr) noexcept {
      return impls_for::join_env(state, execution::fwd_env(execution::get_env(rcvr)));
    };

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return signatures_or_error_t<child_type<Sndr>,
        decltype(impls_for::join_env(std::declval<data_type<Sndr>>(), execution::fwd_env(std::declval<Env>())))...>();
    }
  };

  inline constexpr write_env_t write_env{};

} // namespace refstd::execution

#endif
