// [exec.scope.counting]/u1
//
// The members of a token of a counting_scope do not throw, and can be called if it is const.
//
// EDITION: cd

#include "execution.h"

#include <concepts>

template<class Token>
concept has_members = requires(const Token& token) {
  { token.try_associate() } noexcept -> std::same_as<bool>;
  { token.disassociate() } noexcept -> std::same_as<void>;
};

static_assert(has_members<ex::counting_scope::token>);
