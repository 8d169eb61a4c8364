// [exec.domain.default]/10
//
// apply_sender gives what the tag makes of the sender and the arguments, all of them as they were given.
//
// EDITION: cd c++26

#include "domains.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

constexpr bool test() {
  ex::default_domain domain;
  tagged_sender<silent_tag> sndr;
  int argument = 0;
  assert(domain.apply_sender(categorizing(), sndr) == 1);
  assert(domain.apply_sender(categorizing(), std::as_const(sndr), argument, std::move(argument)) == 213);
  assert(domain.apply_sender(categorizing(), std::move(sndr), std::as_const(argument)) == 32);
  static_assert(std::same_as<decltype(domain.apply_sender(referring(), sndr)), int&>);
  assert(&domain.apply_sender(referring(), sndr) == &sndr.number);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
