// seed: P2300R10 L2214
//
// bulk with all its arguments, bulk without the sender and then called with it, and the pipe are three spellings of the
// same work.

#include "execution.h"
#include "receivers.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

template<class MakeSender>
void test(MakeSender make_sender) {
  std::array<int, 5> visits{};
  auto fn = [&](std::size_t i, int& datum) { visits[i] += datum; };
  record told;
  auto sndr = make_sender(ex::just(3), fn);
  assert(visits == (std::array<int, 5>{}));
  run(std::move(sndr), value_receiver(told, [](int datum) { assert(datum == 3); }));
  assert(told.value());
  assert(visits == (std::array{3, 3, 3, 3, 3}));
}

int main(int, char**) {
  const std::size_t n = 5;
  test([=](auto sndr, auto fn) { return ex::bulk(sndr, ex::par, n, fn); });
  test([=](auto sndr, auto fn) { return ex::bulk(ex::par, n, fn)(sndr); });
  test([=](auto sndr, auto fn) { return sndr | ex::bulk(ex::par, n, fn); });
  return 0;
}
