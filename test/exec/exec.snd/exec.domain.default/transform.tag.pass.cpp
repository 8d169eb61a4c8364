// [exec.domain.default]/3, [exec.domain.default]/7
//
// Of the sender's tag it is the type alone that counts: what transforms the sender or the environment is a new object
// of it, an rvalue.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <cassert>

using result = tagged_sender<silent_tag>;

struct numbered_tag {
  int number = 0;

  constexpr result transform_sender(const auto&) && { return {{}, number + 1}; }
  constexpr result transform_sender(const auto&) & { return {{}, -1}; }
  constexpr result transform_sender(const auto&) const& { return {{}, -2}; }
  constexpr result transform_sender(const auto&) const&& { return {{}, -3}; }

  constexpr result transform_env(const auto&, const auto&) && noexcept { return {{}, number + 4}; }
  constexpr result transform_env(const auto&, const auto&) & noexcept { return {{}, -4}; }
  constexpr result transform_env(const auto&, const auto&) const& noexcept { return {{}, -5}; }
  constexpr result transform_env(const auto&, const auto&) const&& noexcept { return {{}, -6}; }
};

struct lvalue_only {
  constexpr result transform_sender(const auto&) & { return {{}, -7}; }
};

constexpr bool test() {
  ex::default_domain domain;
  tagged_sender<numbered_tag> sndr{{100}};
  assert(domain.transform_sender(sndr).number == 1);
  assert(domain.transform_sender(tagged_sender<numbered_tag>{{200}}).number == 1);
  assert(domain.transform_env(sndr, ex::env<>()).number == 4);

  tagged_sender<lvalue_only> untouched;
  assert(&domain.transform_sender(untouched) == &untouched);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
