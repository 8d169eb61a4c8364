// [exec.opstate.start]/1
//
// What the member function start returns is the result.
//
// EDITION: cd

#include "execution.h"

#include <cassert>
#include <concepts>

struct referring {
  int answer = 7;
  constexpr int& start() & noexcept { return answer; }
};

struct valued {
  constexpr int start() & noexcept { return 8; }
};

constexpr bool test() {
  referring first;
  static_assert(std::same_as<decltype(ex::start(first)), int&>);
  assert(&ex::start(first) == &first.answer);
  valued second;
  static_assert(std::same_as<decltype(ex::start(second)), int>);
  assert(ex::start(second) == 8);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
