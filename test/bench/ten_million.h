// A loop over ten million indices, which programs run in different ways.

#ifndef TEN_MILLION_H
#define TEN_MILLION_H

#include "stopwatch.h"

#include <vector>

constexpr int ten_million = 10'000'000;

struct ten_million_values {
  std::vector<float> values = std::vector<float>(ten_million, 1.0f);

  void operator()(int begin, int end) noexcept {
    for (; begin != end; ++begin)
      values[begin] = values[begin] * 0.5f + 1.0f;
  }
};

template<class Run>
int time_loop(Run run) {
  ten_million_values work;
  print_time(20, 1, [&] { run(work); });
  return 0;
}

#endif
