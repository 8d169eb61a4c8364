// [exec.associate]/10
//
// associate(sndr, token), associate(token)(sndr) and sndr | associate(token) are three ways to say the same.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <concepts>
#include <utility>

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  static_assert(std::same_as<decltype(ex::associate), const ex::associate_t>);
  ledger_scope scope;
  const ledger_token token(scope);
  assert(result_of(ex::associate(ex::just(1), auto(token))) == 1);
  assert(result_of(ex::associate(auto(token))(ex::just(2))) == 2);
  assert(result_of(ex::just(3) | ex::associate(auto(token))) == 3);
  assert(scope.tries == 3);

  // The closure alone associates nothing, and can be used again.
  auto closure = ex::associate(auto(token));
  auto composed = closure | ex::then([](int i) noexcept { return i + 1; });
  assert(scope.tries == 3);
  assert(result_of(ex::just(4) | closure) == 4);
  assert(result_of(ex::just(5) | closure) == 5);
  assert(result_of(ex::just(6) | composed) == 7);
  assert(scope.tries == 6);

  static_assert(std::same_as<decltype(ex::just(1) | ex::associate(auto(token))),
    decltype(ex::associate(ex::just(1), auto(token)))>);
  static_assert(std::same_as<ex::tag_of_t<decltype(ex::associate(ex::just(1), auto(token)))>, ex::associate_t>);
  return 0;
}
