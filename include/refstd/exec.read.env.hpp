// [exec.read.env], execution::read_env

#ifndef REFSTD_EXEC_READ_ENV_HPP
#define REFSTD_EXEC_READ_ENV_HPP

#include <refstd/exec.general.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.snd.expos.hpp>

#include <concepts>
#include <exception>
#include <string_view>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct query_not_answered : std::exception {
    static constexpr std::string_view message =
      "[exec.read.env]/5: the environment does not answer the query given to read_env, or answers it with void";
  };

  struct read_env_t {
    template<movable_value Query>
    constexpr auto operator()(Query&& q) const {
      return execution::make_sender(*this, std::forward<Query>(q));
    }
  };

  template<>
  struct impls_for<read_env_t> : default_impls {
    static constexpr auto start = [](auto query, auto& rcvr) noexcept -> void {
      using env = env_of_t<decltype(rcvr)>;
      execution::try_set_value(rcvr, [&] noexcept(nothrow_callable<decltype(query), env>) -> decltype(auto) {
        return query(execution::get_env(rcvr));
      });
    };

    // Without an environment nobody can tell what the query gives: the text would take env<> for it.
    template<class Sndr, class... Env>
    static consteval auto check_types() {
      using query = std::decay_t<data_type<Sndr>>;
      if constexpr (sizeof...(Env) == 0)
        return type_error<environment_needed, query>();
      else if constexpr (!callable<query, Env...>)
        return type_error<query_not_answered, query, Env...>();
      else if constexpr (std::is_void_v<call_result_t<query, Env...>>)
        return type_error<query_not_answered, query, Env...>();
      else if constexpr (nothrow_callable<query, Env...>)
        return completion_signatures<set_value_t(call_result_t<query, Env...>)>();
      else
        return completion_signatures<set_value_t(call_result_t<query, Env...>), set_error_t(std::exception_ptr)>();
    }
  };

  inline constexpr read_env_t read_env{};

} // namespace refstd::execution

#endif
