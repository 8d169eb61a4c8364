#include <refstd/execution>

namespace ex = refstd::execution;

int main() {
  auto [answer] = refstd::this_thread::sync_wait(ex::just(6) | ex::then([](int i) { return 7 * i; })).value();
  return answer == 42 ? 0 : 1;
}
