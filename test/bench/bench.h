// A measured program does its operation as often as its argument says, and prints the allocations that one took.

#ifndef BENCH_H
#define BENCH_H

#include "allocations.h"

#include <cstdio>
#include <cstdlib>

// Keeps the optimizer from seeing where a value goes.
inline volatile int sink = 0;

inline int times_of(int argc, char** argv) {
  return argc > 1 ? std::atoi(argv[1]) : 1;
}

inline void print_allocations(const allocation_ledger& ledger, int times) {
  std::printf("%g\n", static_cast<double>(ledger.allocated()) / times);
}

template<class Operation>
int measure(int argc, char** argv, Operation operation) {
  const int times = times_of(argc, argv);
  const allocation_ledger ledger;
  for (int i = 0; i < times; ++i)
    operation(i);
  print_allocations(ledger, times);
  return 0;
}

#endif
