// [exec.into.variant], execution::into_variant

#ifndef REFSTD_EXEC_INTO_VARIANT_HPP
#define REFSTD_EXEC_INTO_VARIANT_HPP

#include <refstd/exec.adapt.obj.hpp>
#include <refstd/exec.snd.expos.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <concepts>
#include <exception>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  struct into_variant_t : sender_adaptor_closure<into_variant_t> {
    template<sender Sndr>
    constexpr auto operator()(Sndr&& sndr) const {
      return execution::transform_sender(
        execution::get_domain_early(sndr), execution::make_sender(*this, no_data(), std::forward<Sndr>(sndr)));
    }
  };

  // The tuple of the datums is made of them, and then moved into the variant.
  template<class... Ts>
  inline constexpr bool nothrow_variant =
    nothrow_decay_copyable<Ts...> && (std::is_nothrow_move_constructible_v<std::decay_t<Ts>> && ...);

  template<>
  struct impls_for<into_variant_t> : default_impls {
    static constexpr auto get_state = []<class Sndr, class Rcvr>(Sndr&&, Rcvr&) noexcept
      -> std::type_identity<value_types_of_t<child_type<Sndr>, fwd_env_t<env_of_t<Rcvr>>>> { return {}; };

    static constexpr auto complete = []<class State, class Rcvr, class Tag, class... Args>(
                                       auto, State, Rcvr& rcvr, Tag, Args&&... args) noexcept -> void {
      if constexpr (std::same_as<Tag, set_value_t>) {
        using variant_type = State::type;
        execution::try_set_value(rcvr, [&] noexcept(nothrow_variant<Args...>) {
          return variant_type(decayed_tuple<Args...>{std::forward<Args>(args)...});
        });
      } else {
        Tag()(std::move(rcvr), std::forward<Args>(args)...);
      }
    };

    template<class Variant, class Tag, class... Ts>
    static consteval auto transform_signature(Tag (*)(Ts...)) {
      if constexpr (!decay_copyable<Ts...>)
        return type_error<result_not_decay_copyable, Tag(Ts...)>();
      else if constexpr (!std::same_as<Tag, set_value_t>)
        return type_list<Tag(Ts...)>();
      else if constexpr (nothrow_variant<Ts...>)
        return type_list<set_value_t(Variant)>();
      else
        return type_list<set_value_t(Variant), set_error_t(std::exception_ptr)>();
    }

    template<class Sndr, class... Env>
    static consteval auto check_types() {
      using signatures = signatures_or_error_t<child_type<Sndr>, fwd_env_t<Env>...>;
      if constexpr (is_type_error<signatures>) {
        return signatures();
      } else {
        using variant = gather_signatures<set_value_t, signatures, decayed_tuple, variant_or_empty>;
        return execution::transform_signatures(
          signatures(), []<class Sig>(Sig* sig) { return impls_for::transform_signature<variant>(sig); });
      }
    }
  };

  inline constexpr into_variant_t into_variant{};

} // namespace refstd::execution

#endif
