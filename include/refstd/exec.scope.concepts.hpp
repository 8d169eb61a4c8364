// [exec.scope.concepts], execution scope concepts

#ifndef REFSTD_EXEC_SCOPE_CONCEPTS_HPP
#define REFSTD_EXEC_SCOPE_CONCEPTS_HPP

#include <refstd/exec.env.hpp>
#include <refstd/exec.getcomplsigs.hpp>
#include <refstd/exec.snd.concepts.hpp>

#include <concepts>
#include <utility>

namespace refstd::execution {

  // test-sender; test-env is env<>
  struct scope_test_sender {
    using sender_concept = sender_t;

    template<class>
    static consteval auto get_completion_signatures() -> completion_signatures<set_value_t()> {
      return {};
    }
  };

  template<class Token>
  concept scope_token = std::copyable<Token> && requires(const Token token) {
    { token.try_associate() } -> std::same_as<bool>;
    { token.disassociate() } noexcept -> std::same_as<void>;
    { token.wrap(std::declval<scope_test_sender>()) } -> sender_in<env<>>;
  };

} // namespace refstd::execution

#endif
