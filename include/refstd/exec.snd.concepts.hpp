// [exec.snd.concepts], sender concepts

#ifndef REFSTD_EXEC_SND_CONCEPTS_HPP
#define REFSTD_EXEC_SND_CONCEPTS_HPP

#include <refstd/exec.awaitable.hpp>
#include <refstd/exec.cmplsig.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.queryable.hpp>
#include <refstd/exec.recv.concepts.hpp>
#include <refstd/execution.syn.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  template<class Sndr>
  concept is_sender = std::derived_from<typename Sndr::sender_concept, sender_t>;

  template<class Sndr>
  concept enable_sender_concept = is_sender<Sndr> || is_awaitable<Sndr, env_promise<env<>>>;

  template<class Sndr>
  inline constexpr bool enable_sender = enable_sender_concept<Sndr>;

  template<class Sndr>
  concept sender = enable_sender<std::remove_cvref_t<Sndr>> && requires(const std::remove_cvref_t<Sndr>& sndr) {
    { get_env(sndr) } -> queryable;
  } && std::move_constructible<std::remove_cvref_t<Sndr>> && std::constructible_from<std::remove_cvref_t<Sndr>, Sndr>;

  // The completion signatures of a sender, or the error that get_completion_signatures throws for it, as a type;
  // defined in [exec.getcomplsigs], which is needed where sender_in is used.
  template<class Sndr, class... Env>
  consteval auto signatures_or_error();

  template<class Sndr, class... Env>
  using signatures_or_error_t = decltype(execution::signatures_or_error<Sndr, Env...>());

  template<class Sndr, class... Env>
  concept sender_in = sender<Sndr> && (sizeof...(Env) <= 1) && (queryable<Env> && ...) &&
                      valid_completion_signatures<signatures_or_error_t<Sndr, Env...>>;

  template<class Error>
  concept dependent_sender_failure = std::derived_from<typename Error::exception, dependent_sender_error>;

  template<class Sndr>
  concept dependent_sender = sender<Sndr> && dependent_sender_failure<signatures_or_error_t<Sndr>>;

  template<class Sndr, class... Env>
    requires sender_in<Sndr, Env...>
  using completion_signatures_of_t = signatures_or_error_t<Sndr, Env...>;

  struct connect_t;

  template<class Sndr, class Rcvr>
  concept sender_to =
    sender_in<Sndr, env_of_t<Rcvr>> && receiver_of<Rcvr, completion_signatures_of_t<Sndr, env_of_t<Rcvr>>> &&
    callable<connect_t, Sndr, Rcvr>;

  template<class Sndr, class Env = env<>, template<class...> class Tuple = decayed_tuple,
    template<class...> class Variant = variant_or_empty>
    requires sender_in<Sndr, Env>
  using value_types_of_t = gather_signatures<set_value_t, completion_signatures_of_t<Sndr, Env>, Tuple, Variant>;

  template<class Sndr, class Env = env<>, template<class...> class Variant = variant_or_empty>
    requires sender_in<Sndr, Env>
  using error_types_of_t =
    gather_signatures<set_error_t, completion_signatures_of_t<Sndr, Env>, std::type_identity_t, Variant>;

  template<class Sndr, class Env = env<>>
    requires sender_in<Sndr, Env>
  constexpr bool sends_stopped = !std::same_as<type_list<>,
    gather_signatures<set_stopped_t, completion_signatures_of_t<Sndr, Env>, type_list, type_list>>;

  template<class Sigs>
  inline constexpr bool completes_without_values = false;

  template<>
  inline constexpr bool completes_without_values<std::variant<>> = true;

  template<>
  inline constexpr bool completes_without_values<std::variant<std::tuple<>>> = true;

  template<class Sigs>
  consteval auto single_value_type() {
    if constexpr (requires { typename gather_signatures<set_value_t, Sigs, std::decay_t, std::type_identity_t>; })
      return std::type_identity<gather_signatures<set_value_t, Sigs, std::decay_t, std::type_identity_t>>();
    else if constexpr (completes_without_values<gather_signatures<set_value_t, Sigs, std::tuple, std::variant>>)
      return std::type_identity<void>();
    else if constexpr (requires { typename gather_signatures<set_value_t, Sigs, decayed_tuple, std::type_identity_t>; })
      return std::type_identity<gather_signatures<set_value_t, Sigs, decayed_tuple, std::type_identity_t>>();
    else
      return;
  }

  template<class Sndr, class... Env>
  using single_sender_value_type =
    decltype(execution::single_value_type<completion_signatures_of_t<Sndr, Env...>>())::type;

  template<class Sndr, class... Env>
  concept single_sender = sender_in<Sndr, Env...> && requires { typename single_sender_value_type<Sndr, Env...>; };

  template<class... As>
  using value_signature = set_value_t(As...);

  template<class Sndr, class SetValue, class... Env>
  concept sender_in_of_impl =
    sender_in<Sndr, Env...> &&
    matching_sig<SetValue,
      gather_signatures<set_value_t, completion_signatures_of_t<Sndr, Env...>, value_signature, std::type_identity_t>>;

  template<class Sndr, class Env, class... Values>
  concept sender_in_of = sender_in_of_impl<Sndr, set_value_t(Values...), Env>;

  template<class Sndr, class... Values>
  concept sender_of = sender_in_of_impl<Sndr, set_value_t(Values...)>;

  template<class Sndr>
    requires(__builtin_structured_binding_size(std::remove_reference_t<Sndr>) >= 2)
  consteval auto tag_of(Sndr&& sndr) {
    auto&& [tag, data, ... children] = sndr;
    if constexpr (requires { auto(tag); })
      return std::type_identity<decltype(auto(tag))>();
  }

  template<sender Sndr>
  using tag_of_t = decltype(execution::tag_of(std::declval<Sndr>()))::type;

  template<class Sndr, class Tag>
  concept sender_for = sender<Sndr> && std::same_as<tag_of_t<Sndr>, Tag>;

  template<class T>
  struct set_value_sig_of {
    using type = set_value_t(T);
  };

  template<class T>
    requires std::is_void_v<T>
  struct set_value_sig_of<T> {
    using type = set_value_t();
  };

  template<class T>
  using set_value_sig = set_value_sig_of<T>::type;

} // namespace refstd::execution

#endif
