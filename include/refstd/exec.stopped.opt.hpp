// [exec.stopped.opt], execution::stopped_as_optional

#ifndef REFSTD_EXEC_STOPPED_OPT_HPP
#define REFSTD_EXEC_STOPPED_OPT_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.just.hpp>
#include <refstd/exec.let.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>
#include <refstd/exec.then.hpp>

#include <concepts>
#include <exception>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct no_single_value : std::exception {
    static constexpr std::string_view message = "[exec.stopped.opt]/3: stopped_as_optional needs a sender with exactly "
                                                "one value completion, and that with a value";
  };

  template<class Sndr, class... Env>
  concept has_single_value = requires { requires !std::same_as<void, single_sender_value_type<Sndr, Env...>>; };

  struct stopped_as_optional_t : sender_adaptor_closure<stopped_as_optional_t> {
    template<sender Sndr>
    constexpr auto operator()(Sndr&& sndr) const {
      return execution::transform_sender(
        execution::get_domain_early(sndr), execution::make_sender(*this, no_data(), std::forward<Sndr>(sndr)));
    }

    template<sender_for<stopped_as_optional_t> Sndr, queryable Env>
    static constexpr auto transform_sender(Sndr&& sndr, Env&&) {
      if constexpr (!sender_in<child_type<Sndr>, fwd_env_t<Env>>) {
        return not_a_sender();
      } else if constexpr (!has_single_value<child_type<Sndr>, fwd_env_t<Env>>) {
        return not_a_sender<no_single_value>();
      } else {
        using value = single_sender_value_type<child_type<Sndr>, fwd_env_t<Env>>;
        return let_stopped(then(std::forward<Sndr>(sndr).template get<2>(),
                             []<class... Ts>(Ts&&... ts) noexcept(std::is_nothrow_constructible_v<value, Ts...>) {
                               return std::optional<value>(std::in_place, std::forward<Ts>(ts)...);
                             }),
          [] noexcept { return just(std::optional<value>()); });
      }
    }
  };

  template<>
  struct impls_for<stopped_as_optional_t> : default_impls {
    // Fails where the text's check fails; otherwise the signatures of the replacement.
    template<class Sndr, class... Env>
    static consteval auto check_types() {
      using signatures = signatures_or_error_t<child_type<Sndr>, fwd_env_t<Env>...>;
      if constexpr (is_type_error<signatures>)
        return signatures();
      else if constexpr (!has_single_value<child_type<Sndr>, fwd_env_t<Env>...>)
        return type_error<no_single_value, signatures>();
      else
        return replaced_impls<stopped_as_optional_t>::check_types<Sndr, Env...>();
    }
  };

  inline constexpr stopped_as_optional_t stopped_as_optional{};

} // namespace refstd::execution

#endif
