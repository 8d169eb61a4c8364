#include <refstd/execution>

namespace ex = refstd::execution;

int main() {
  const auto sch = ex::get_parallel_scheduler();
  auto [answer] =
    refstd::this_thread::sync_wait(ex::starts_on(sch, ex::just(6)) | ex::then([](int i) { return 7 * i; })).value();
  return answer == 42 ? 0 : 1;
}
