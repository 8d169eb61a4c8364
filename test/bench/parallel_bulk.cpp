// A loop over ten million indices: plain on one thread, plain on two, and by bulk_chunked on the parallel scheduler.
// Prints a line for each: the name, and the least nanoseconds.

#include "bench.h"

#include "execution.h"
#include "policies.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>
#include <thread>
#include <vector>

constexpr int size = 10'000'000;

int main() {
  std::vector<float> values(size, 1.0f);
  const auto work = [&](int begin, int end) noexcept {
    for (; begin != end; ++begin)
      values[begin] = values[begin] * 0.5f + 1.0f;
  };
  const auto measure_time = [](const char* name, auto operation) {
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i != 20; ++i) {
      const auto start = std::chrono::steady_clock::now();
      operation();
      const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
      least = std::min(least, taken.count());
    }
    std::printf("%s\t%g\n", name, least);
  };

  measure_time("loop_on_one_thread", [&] { work(0, size); });
  measure_time("loop_on_two_threads", [&] {
    std::thread other(work, 0, size / 2);
    work(size / 2, size);
    other.join();
  });
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  measure_time(
    "parallel_bulk_chunked", [&] { ext::sync_wait(ex::schedule(sch) | ex::bulk_chunked(policies::par, size, work)); });
  return 0;
}
