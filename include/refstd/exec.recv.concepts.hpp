// [exec.recv.concepts], receiver concepts

#ifndef REFSTD_EXEC_RECV_CONCEPTS_HPP
#define REFSTD_EXEC_RECV_CONCEPTS_HPP

#include <refstd/exec.cmplsig.hpp>
#include <refstd/exec.general.hpp>
#include <refstd/exec.get.env.hpp>
#include <refstd/exec.queryable.hpp>
#include <refstd/exec.set.error.hpp>
#include <refstd/exec.set.stopped.hpp>
#include <refstd/exec.set.value.hpp>
#include <refstd/execution.syn.hpp>

#include <concepts>
#include <type_traits>

namespace refstd::execution {

  template<class Rcvr>
  concept receiver =
    std::derived_from<typename std::remove_cvref_t<Rcvr>::receiver_concept, receiver_t> &&
    requires(const std::remove_cvref_t<Rcvr>& rcvr) {
      { get_env(rcvr) } -> queryable;
    } && std::move_constructible<std::remove_cvref_t<Rcvr>> && std::constructible_from<std::remove_cvref_t<Rcvr>, Rcvr>;

  template<class Signature, class Rcvr>
  inline constexpr bool accepts_completion = false;

  template<class Tag, class... Args, class Rcvr>
  inline constexpr bool accepts_completion<Tag(Args...), Rcvr> = callable<Tag, std::remove_cvref_t<Rcvr>, Args...>;

  template<class Signature, class Rcvr>
  concept valid_completion_for = accepts_completion<Signature, Rcvr>;

  template<class Rcvr, class... Sigs>
    requires(valid_completion_for<Sigs, Rcvr> && ...)
  void accept_completions(completion_signatures<Sigs...>*);

  template<class Rcvr, class Completions>
  concept has_completions = requires(Completions* completions) { execution::accept_completions<Rcvr>(completions); };

  template<class Rcvr, class Completions>
  concept receiver_of = receiver<Rcvr> && has_completions<Rcvr, Completions>;

} // namespace refstd::execution

#endif
