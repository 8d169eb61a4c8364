// [exec.get.await.adapt]/2
//
// What the environment answers is what get_await_completion_adaptor gives: a copy, or the very object if it is a
// reference.

#include "execution.h"
#include "queries.h"

struct numbered_adaptor {
  int number;
  bool operator==(const numbered_adaptor&) const = default;
};

constexpr bool test() {
  gives_the_answer(ex::get_await_completion_adaptor, numbered_adaptor{1}, numbered_adaptor{2});
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
