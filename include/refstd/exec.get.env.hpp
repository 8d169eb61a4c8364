// [exec.get.env], execution::get_env

#ifndef REFSTD_EXEC_GET_ENV_HPP
#define REFSTD_EXEC_GET_ENV_HPP

#include <refstd/exec.env.hpp>
#include <refstd/exec.queryable.hpp>

#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct get_env_t {
    template<class O>
    constexpr env<> operator()(const O&) const noexcept {
      return {};
    }

    template<class O>
      requires requires(const O& o) { o.get_env(); }
    constexpr auto operator()(const O& o) const noexcept -> decltype(o.get_env()) {
      static_assert(noexcept(o.get_env()), "[exec.get.env]/1.1: the member function get_env must be noexcept");
      static_assert(queryable<std::remove_cvref_t<decltype(o.get_env())>>,
        "[exec.get.env]/1.1: the member function get_env must return an environment");
      return o.get_env();
    }
  };

  inline constexpr get_env_t get_env{};

  template<class T>
  using env_of_t = decltype(get_env(std::declval<T>()));

} // namespace refstd::execution

#endif
