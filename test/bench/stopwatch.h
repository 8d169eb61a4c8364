// A timed program prints the nanoseconds that one operation took, the least of several times.

#ifndef STOPWATCH_H
#define STOPWATCH_H

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>

template<class Work>
void print_time(int repetitions, double operations, Work work) {
  double least = std::numeric_limits<double>::infinity();
  for (int i = 0; i != repetitions; ++i) {
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
    least = std::min(least, taken.count());
  }
  std::printf("%g\n", least / operations);
}

#endif
