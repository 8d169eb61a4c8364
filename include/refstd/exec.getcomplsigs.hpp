// [exec.getcomplsigs], execution::get_completion_signatures
//
// The clause reports type errors by exceptions that leave a constant evaluation. A compiler without constexpr
// exceptions can neither catch them nor tell one from another, so the library hands its own errors on as types,
// type_error<...>, and throws only at the very end, in get_completion_signatures.

#ifndef REFSTD_EXEC_GETCOMPLSIGS_HPP
#define REFSTD_EXEC_GETCOMPLSIGS_HPP

#include <refstd/exec.awaitable.hpp>
#include <refstd/exec.cmplsig.hpp>
#include <refstd/exec.snd.concepts.hpp>
#include <refstd/exec.snd.expos.domain.hpp>
#include <refstd/exec.snd.transform.hpp>

#include <concepts>
#include <exception>
#include <string_view>
#include <type_traits>
#include <utility>

namespace refstd::execution {

  // An error of the library: Exception is what is thrown for it, Context what a diagnostic should show.
  template<class Exception, class... Context>
  struct type_error : diagnosable<Exception, Context...> {
    using exception = Exception;

    static consteval void raise() { throw Exception(); }
  };

  template<class T>
  concept is_type_error = requires { typename T::exception; };

  template<class... Ts, class... Us>
  consteval auto operator+(type_set<Ts...> set, type_list<Us...>) {
    return (set + ... + std::type_identity<Us>());
  }

  // The first error is the result of a sum.
  template<class... Ts, is_type_error Error>
  consteval Error operator+(type_set<Ts...>, Error error) {
    return error;
  }

  template<is_type_error Error, class More>
  consteval Error operator+(Error error, More) {
    return error;
  }

  // The signatures as a type_list; an error stays what it is.
  template<class... Sigs>
  consteval auto signature_list(completion_signatures<Sigs...>) {
    return type_list<Sigs...>();
  }

  template<class... Sigs>
  consteval auto signature_list(type_list<Sigs...> list) {
    return list;
  }

  template<is_type_error Error>
  consteval Error signature_list(Error error) {
    return error;
  }

  // All signatures of several results, or the first error among them.
  template<class... SignaturesOrErrors>
  consteval auto merge_signatures(SignaturesOrErrors... results) {
    using sum = decltype((type_set<>() + ... + execution::signature_list(results)));
    if constexpr (is_type_error<sum>)
      return sum();
    else
      return typename sum::template apply<completion_signatures>();
  }

  template<class... Sigs, class Fn>
  consteval auto transform_signatures(completion_signatures<Sigs...>, Fn) {
    return execution::merge_signatures(call_result_t<Fn, Sigs*>()...);
  }

  // The signatures of Sndr, each one replaced by those in the type_list that fn returns for a pointer to it; or the
  // error of Sndr, or the first error that fn returns.
  template<class Sndr, class... Env, class Fn>
  consteval auto transform_signatures_of(Fn fn) {
    using signatures = signatures_or_error_t<Sndr, Env...>;
    if constexpr (is_type_error<signatures>)
      return signatures();
    else
      return execution::transform_signatures(signatures(), fn);
  }

  struct environment_needed : dependent_sender_error {
    static constexpr std::string_view message =
      "[exec.getcomplsigs]/3.4: the completion signatures of this sender are known only together with an environment";
  };

  struct no_completion_signatures : std::exception {
    static constexpr std::string_view message =
      "[exec.getcomplsigs]/3.5: this sender has no completion signatures in this environment: it needs a static "
      "consteval member function template get_completion_signatures<Self, Env>(), or must be awaitable";
  };

  struct invalid_completion_signatures : std::exception {
    static constexpr std::string_view message =
      "[exec.getcomplsigs]/1: get_completion_signatures of this sender must be a constant expression that returns a "
      "specialization of completion_signatures";
  };

  // An error of a sender that is not the library's: raising it evaluates the sender's function again.
  template<class Exception, class Sndr, class... Env>
  struct foreign_error : type_error<Exception, Sndr, Env...> {
    static consteval void raise() {
      static_cast<void>(std::remove_reference_t<Sndr>::template get_completion_signatures<Sndr, Env...>());
      throw Exception();
    }
  };

  template<class Sndr, class... Env>
  concept has_get_completion_signatures =
    requires { std::remove_reference_t<Sndr>::template get_completion_signatures<Sndr, Env...>(); };

  // The concept is-constant would be vacuous: an unused template parameter is never substituted.
  template<auto>
  struct constant;

  template<class Sndr, class... Env>
  concept constant_completion_signatures = requires {
    typename constant<(
      static_cast<void>(std::remove_reference_t<Sndr>::template get_completion_signatures<Sndr, Env...>()), 0)>;
  };

  // Why the evaluation of a foreign get_completion_signatures fails: was it a dependent_sender_error? Without constexpr
  // exceptions nobody can say; a sender that was asked without an environment is then taken to need one.
  template<class Sndr, class... Env>
  consteval bool throws_dependent_sender_error() {
#if __cpp_constexpr_exceptions >= 202411L
    try {
      static_cast<void>(std::remove_reference_t<Sndr>::template get_completion_signatures<Sndr, Env...>());
      return false;
    } catch (const dependent_sender_error&) {
      return true;
    } catch (...) {
      return false;
    }
#else
    return sizeof...(Env) == 0;
#endif
  }

  // Not so if the evaluation fails otherwise than by an exception: then nothing was thrown.
  template<class Sndr, class... Env>
  concept answer_needs_environment = requires {
    typename std::bool_constant<execution::throws_dependent_sender_error<Sndr, Env...>()>;
  } && execution::throws_dependent_sender_error<Sndr, Env...>();

  // CHECKED-COMPLSIGS
  template<class Sndr, class... Env>
  consteval auto checked_completion_signatures() {
    using result = decltype(std::remove_reference_t<Sndr>::template get_completion_signatures<Sndr, Env...>());
    if constexpr (!constant_completion_signatures<Sndr, Env...>) {
      if constexpr (answer_needs_environment<Sndr, Env...>)
        return foreign_error<environment_needed, Sndr, Env...>();
      else
        return foreign_error<invalid_completion_signatures, Sndr, Env...>();
    } else if constexpr (valid_completion_signatures<result>) {
      return result();
    } else {
      return type_error<invalid_completion_signatures, Sndr, result>();
    }
  }

  // Senders of the library answer with signatures or with a type_error.
  template<class Sndr, class... Env>
  concept has_library_signatures =
    requires { std::remove_reference_t<Sndr>::template library_signatures<Sndr, Env...>(); };

  // Of an awaitable whose await-expression has the type V
  template<class V>
  using awaitable_signatures =
    completion_signatures<set_value_sig<V>, set_error_t(std::exception_ptr), set_stopped_t()>;

  template<class NewSndr, class... Env>
  consteval auto signatures_or_error_of_transformed() {
    if constexpr (has_library_signatures<NewSndr, Env...>)
      return std::remove_reference_t<NewSndr>::template library_signatures<NewSndr, Env...>();
    else if constexpr (has_get_completion_signatures<NewSndr, Env...>)
      return execution::checked_completion_signatures<NewSndr, Env...>();
    else if constexpr (has_get_completion_signatures<NewSndr>)
      return execution::checked_completion_signatures<NewSndr>();
    else if constexpr (is_awaitable<NewSndr, env_promise<Env>...>)
      return awaitable_signatures<await_result_type<NewSndr, env_promise<Env>...>>();
    else if constexpr (sizeof...(Env) == 0)
      return type_error<environment_needed, NewSndr>();
    else
      return type_error<no_completion_signatures, NewSndr, Env...>();
  }

  template<class Sndr, class... Env>
  using new_sndr_t =
    decltype(execution::transform_sender(execution::get_domain_late(std::declval<Sndr>(), std::declval<Env>()...),
      std::declval<Sndr>(), std::declval<Env>()...));

  template<class Sndr, class... Env>
  consteval auto signatures_or_error() {
    if constexpr (sizeof...(Env) == 0)
      return execution::signatures_or_error_of_transformed<Sndr>();
    else
      return execution::signatures_or_error_of_transformed<new_sndr_t<Sndr, Env...>, Env...>();
  }

  template<class Sndr, class... Env>
    requires(sizeof...(Env) <= 1)
  consteval auto get_completion_signatures() -> valid_completion_signatures auto {
    using result = signatures_or_error_t<Sndr, Env...>;
    if constexpr (valid_completion_signatures<result>) {
      return result();
    } else {
      result::raise();
      return completion_signatures<>();
    }
  }

} // namespace refstd::execution

#endif
