// [exec.snd.transform], execution::transform_sender

#ifndef REFSTD_EXEC_SND_TRANSFORM_HPP
#define REFSTD_EXEC_SND_TRANSFORM_HPP

#include <refstd/exec.domain.default.hpp>
#include <refstd/exec.queryable.hpp>
#include <refstd/exec.snd.concepts.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Domain, class Sndr, class... Env>
  concept domain_transforms_sender =
    requires(Domain dom, Sndr&& sndr, const Env&... env) { dom.transform_sender(std::forward<Sndr>(sndr), env...); };

  template<class Domain, class Sndr, class... Env>
  using transforming_domain =
    std::conditional_t<domain_transforms_sender<Domain, Sndr, Env...>, Domain, default_domain>;

  template<class Domain, class Sndr, class... Env>
  using transformed_sndr_t = decltype(std::declval<transforming_domain<Domain, Sndr, Env...>&>().transform_sender(
    std::declval<Sndr>(), std::declval<const Env&>()...));

  template<class Domain, class Sndr, class... Env>
  concept transforms_to_itself =
    std::same_as<std::remove_cvref_t<transformed_sndr_t<Domain, Sndr, Env...>>, std::remove_cvref_t<Sndr>>;

  template<class Domain, class Sndr, class... Env>
  consteval bool nothrow_transform_sender() {
    using transformed_sndr = transformed_sndr_t<Domain, Sndr, Env...>;
    constexpr bool nothrow_step = noexcept(std::declval<transforming_domain<Domain, Sndr, Env...>&>().transform_sender(
      std::declval<Sndr>(), std::declval<const Env&>()...));
    if constexpr (!nothrow_step || transforms_to_itself<Domain, Sndr, Env...>)
      return nothrow_step;
    else
      return execution::nothrow_transform_sender<Domain, transformed_sndr, Env...>();
  }

  // transformed-sndr
  template<class Domain, class Sndr, class... Env>
  constexpr decltype(auto) transform_once(Domain dom, Sndr&& sndr, const Env&... env) noexcept(noexcept(
    std::declval<transforming_domain<Domain, Sndr, Env...>&>().transform_sender(std::declval<Sndr>(), env...))) {
    if constexpr (domain_transforms_sender<Domain, Sndr, Env...>)
      return dom.transform_sender(std::forward<Sndr>(sndr), env...);
    else
      return default_domain().transform_sender(std::forward<Sndr>(sndr), env...);
  }

  template<class Domain, sender Sndr, queryable... Env>
    requires(sizeof...(Env) <= 1)
  constexpr sender decltype(auto) transform_sender(Domain dom, Sndr&& sndr, const Env&... env) noexcept(
    execution::nothrow_transform_sender<Domain, Sndr, Env...>()) {
    using transformed_sndr = transformed_sndr_t<Domain, Sndr, Env...>;
    if constexpr (transforms_to_itself<Domain, Sndr, Env...>) {
      return execution::transform_once(dom, std::forward<Sndr>(sndr), env...);
    } else if constexpr (std::is_reference_v<transformed_sndr>) {
      return execution::transform_sender(dom, execution::transform_once(dom, std::forward<Sndr>(sndr), env...), env...);
    } else {
      // The text would return a reference to a temporary if the last step is the identity (docs/defects.md).
      using final_sndr = decltype(execution::transform_sender(dom, std::declval<transformed_sndr>(), env...));
      return std::remove_cvref_t<final_sndr>(
        execution::transform_sender(dom, execution::transform_once(dom, std::forward<Sndr>(sndr), env...), env...));
    }
  }

} // namespace refstd::execution

#endif
