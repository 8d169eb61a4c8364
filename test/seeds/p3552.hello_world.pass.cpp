// seed: P3552R1 L29
//
// A coroutine greets, and what it returns after an await is what sync_wait gets.

#include "execution.h"
#include "tasks.h"

#include <cassert>
#include <string>
#include <tuple>

int main(int, char**) {
  std::string out;
  const auto hello = [&]() -> task<int> {
    out += "Hello, world!\n";
    co_return co_await ex::just(7);
  };
  auto sndr = hello();
  assert(out.empty());
  assert(std::get<0>(*ext::sync_wait(std::move(sndr))) == 7);
  assert(out == "Hello, world!\n");
  return 0;
}
