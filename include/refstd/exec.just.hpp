// [exec.just], execution::just, execution::just_error, execution::just_stopped

#ifndef REFSTD_EXEC_JUST_HPP
#define REFSTD_EXEC_JUST_HPP

#include <refstd/exec.general.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/exec.snd.expos.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class JustCpo, class... Ts>
  constexpr auto make_just_sender(JustCpo just_cpo, Ts&&... ts) noexcept(
    (std::is_nothrow_constructible_v<std::decay_t<Ts>, Ts> && ...)) {
    return execution::make_sender(just_cpo, execution::make_product(std::forward<Ts>(ts)...));
  }

  struct just_t {
    template<movable_value... Ts>
    constexpr auto operator()(Ts&&... ts) const
      noexcept(noexcept(execution::make_just_sender(just_t(), std::forward<Ts>(ts)...))) {
      return execution::make_just_sender(*this, std::forward<Ts>(ts)...);
    }
  };

  struct just_error_t {
    template<movable_value Error>
    constexpr auto operator()(Error&& error) const
      noexcept(noexcept(execution::make_just_sender(just_error_t(), std::forward<Error>(error)))) {
      return execution::make_just_sender(*this, std::forward<Error>(error));
    }
  };

  struct just_stopped_t {
    constexpr auto operator()() const noexcept;
  };

  template<class SetCpo>
  struct just_impls : default_impls {
    static constexpr auto start = [](auto& state, auto& rcvr) noexcept -> void {
      std::move(state).apply([&]<class... Ts>(Ts&&... ts) noexcept { SetCpo()(std::move(rcvr), std::move(ts)...); });
    };

    template<class... Ts>
    static completion_signatures<SetCpo(Ts...)> signatures(const product_type<Ts...>&);

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return decltype(signatures(std::declval<data_type<Sndr>>()))();
    }
  };

  template<>
  struct impls_for<just_t> : just_impls<set_value_t> {};

  template<>
  struct impls_for<just_error_t> : just_impls<set_error_t> {};

  template<>
  struct impls_for<just_stopped_t> : just_impls<set_stopped_t> {};

  constexpr auto just_stopped_t::operator()() const noexcept {
    return execution::make_just_sender(*this);
  }

  inline constexpr just_t just{};
  inline constexpr just_error_t just_error{};
  inline constexpr just_stopped_t just_stopped{};

} // namespace refstd::execution

#endif
