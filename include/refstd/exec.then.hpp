// [exec.then], execution::then, execution::upon_error, execution::upon_stopped

#ifndef REFSTD_EXEC_THEN_HPP
#define REFSTD_EXEC_THEN_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.general.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <concepts>
#include <exception>
#include <functional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct then_t;
  struct upon_error_t;
  struct upon_stopped_t;

  struct then_function_not_invocable : std::exception {
    static constexpr std::string_view message = "[exec.then]/5: the function given to then, upon_error or upon_stopped "
                                                "cannot be invoked with what the sender sends";
  };

  // Both the signatures and the way to complete follow from what the function returns and whether it may throw.
  template<class SetCpo>
  struct then_impls : default_impls {
    static constexpr auto complete = []<class Tag, class... Args>(
                                       auto, auto& fn, auto& rcvr, Tag, Args&&... args) noexcept -> void {
      if constexpr (std::same_as<Tag, SetCpo>) {
        using function = std::remove_reference_t<decltype(fn)>;
        execution::try_set_value(rcvr,
          [&] noexcept(std::is_nothrow_invocable_v<function, Args...>) -> std::invoke_result_t<function, Args...> {
            return std::invoke(std::move(fn), std::forward<Args>(args)...);
          });
      } else {
        Tag()(std::move(rcvr), std::forward<Args>(args)...);
      }
    };

    // What becomes of one completion signature of the child.
    template<class Fn, class Tag, class... Ts>
    static consteval auto transform_signature(Tag (*)(Ts...)) {
      if constexpr (!std::same_as<Tag, SetCpo>)
        return type_list<Tag(Ts...)>();
      else if constexpr (!std::invocable<Fn, Ts...>)
        return type_error<then_function_not_invocable, Fn, Tag(Ts...)>();
      else if constexpr (std::is_nothrow_invocable_v<Fn, Ts...>)
        return type_list<set_value_sig<std::invoke_result_t<Fn, Ts...>>>();
      else
        return type_list<set_value_sig<std::invoke_result_t<Fn, Ts...>>, set_error_t(std::exception_ptr)>();
    }

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      return execution::transform_signatures_of<child_type<Sndr>, fwd_env_t<Env>...>(
        []<class Sig>(Sig* sig) { return transform_signature<std::remove_cvref_t<data_type<Sndr>>>(sig); });
    }
  };

  template<>
  struct impls_for<then_t> : then_impls<set_value_t> {};

  template<>
  struct impls_for<upon_error_t> : then_impls<set_error_t> {};

  template<>
  struct impls_for<upon_stopped_t> : then_impls<set_stopped_t> {};

  template<class ThenCpo>
  struct then_base {
    template<sender Sndr, movable_value F>
    constexpr auto operator()(Sndr&& sndr, F&& f) const {
      return execution::transform_sender(execution::get_domain_early(sndr),
        execution::make_sender(ThenCpo(), std::forward<F>(f), std::forward<Sndr>(sndr)));
    }

    template<class F>
      requires decay_copyable<F>
    constexpr auto operator()(F&& f) const noexcept(std::is_nothrow_constructible_v<std::decay_t<F>, F>) {
      return execution::bind_adaptor(ThenCpo(), std::forward<F>(f));
    }

    void operator()(...) const = delete (
      "[exec.then]/2: the arguments must be a sender and a function, and both must be moved if they cannot be copied");
  };

  struct then_t : then_base<then_t> {};
  struct upon_error_t : then_base<upon_error_t> {};
  struct upon_stopped_t : then_base<upon_stopped_t> {};

  inline constexpr then_t then{};
  inline constexpr upon_error_t upon_error{};
  inline constexpr upon_stopped_t upon_stopped{};

} // namespace refstd::execution

#endif
