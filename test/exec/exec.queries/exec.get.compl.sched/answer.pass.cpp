// [exec.get.compl.sched]/2
//
// What the attributes answer is what get_completion_scheduler gives: a copy, or the very scheduler if it is a
// reference.
//
// EDITION: cd

#include "execution.h"
#include "queries.h"

constexpr bool test() {
  const numbered_scheduler first{1};
  const numbered_scheduler second{2};
  gives_the_answer(ex::get_completion_scheduler<ex::set_value_t>, first, second);
  gives_the_answer(ex::get_completion_scheduler<ex::set_error_t>, first, second);
  gives_the_answer(ex::get_completion_scheduler<ex::set_stopped_t>, first, second);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
