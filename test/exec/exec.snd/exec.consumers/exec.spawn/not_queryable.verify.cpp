// [exec.spawn]/2
//
// spawn(sndr, token, env) is ill-formed if env is not queryable: an object that cannot be destroyed is not.

#include "execution.h"
#include "scopes.h"

class environment {
public:
  environment() = default;
#ifndef CONTROL
private:
  ~environment(); // REJECTED: a compiler may give this as the reason
#endif
};

void test(const ledger_token& token, environment& env) {
  static_cast<void>(ex::spawn(ex::just(), auto(token), env)); // REJECTED
}
