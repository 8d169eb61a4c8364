// [exec.get.scheduler]/2
//
// What the environment answers is what get_scheduler gives: a copy, or the very scheduler if it is a reference.
//
// EDITION: cd

#include "execution.h"
#include "queries.h"

constexpr bool test() {
  gives_the_answer(ex::get_scheduler, numbered_scheduler{1}, numbered_scheduler{2});
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
