// [exec.get.domain]/2
//
// What the environment answers is what get_domain gives: a copy, or the very object if it is a reference.
//
// EDITION: cd

#include "execution.h"
#include "queries.h"

struct numbered_domain {
  int number;
  bool operator==(const numbered_domain&) const = default;
};

constexpr bool test() {
  gives_the_answer(ex::get_domain, numbered_domain{1}, numbered_domain{2});
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
