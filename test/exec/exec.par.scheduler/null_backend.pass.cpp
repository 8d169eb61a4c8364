// [exec.par.scheduler]/12
//
// Without a backend, get_parallel_scheduler calls terminate.
//
// EDITION: cd c++26

#include "backends.h"
#include "execution.h"

#include <cassert>
#include <cstdlib>
#include <exception>

int main(int, char**) {
  std::set_terminate([] { std::_Exit(0); });
  try {
    static_cast<void>(scheduler_of(nullptr));
  } catch (...) {
    assert(false && "terminate is not called by throwing an exception");
  }
  assert(false && "terminate has not been called");
  return 1;
}
