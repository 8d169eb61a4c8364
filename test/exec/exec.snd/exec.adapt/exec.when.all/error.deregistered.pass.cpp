// [exec.when.all]/16.2
//
// The stop callback is no longer registered when the error completion comes.
//
// EDITION: cd c++26

#include "execution.h"
#include "joined_callbacks.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  assert(deregisters_before(&record::error, ex::set_error, 1));
  return 0;
}
