// [exec.when.all]/16.1
//
// The stop callback is no longer registered when the value completion comes.
//
// EDITION: cd c++26

#include "execution.h"
#include "joined_callbacks.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  assert(deregisters_before(&record::value, ex::set_value));
  return 0;
}
