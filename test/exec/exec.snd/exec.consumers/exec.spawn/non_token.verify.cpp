// [exec.spawn]/2
//
// spawn(sndr, token, env) is ill-formed if token is not a scope token.

#include "execution.h"
#include "scopes.h"

// It wraps only one kind of sender.
struct token : ledger_token {
#ifndef CONTROL
  auto wrap(decltype(ex::just()) sndr) const { return sndr; }
#endif
};

void test(const token& tkn) {
  static_cast<void>(ex::spawn(ex::just(), auto(tkn), ex::env<>())); // REJECTED
}
