// [exec.associate]/10.1
//
// associate(sndr, token) is ill-formed if token is not a scope token.
//
// EDITION: cd c++26

#include "execution.h"
#include "scopes.h"

#include <utility>

// It wraps only one kind of sender.
struct token : ledger_token {
#ifndef CONTROL
  auto wrap(decltype(ex::just()) sndr) const { return sndr; }
#endif
};

void test(const token& tkn) {
  static_cast<void>(ex::associate(ex::just(), auto(tkn))); // REJECTED
}
