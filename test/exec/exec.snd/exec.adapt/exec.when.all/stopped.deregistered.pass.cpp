// [exec.when.all]/16.3
//
// The stop callback is no longer registered when the stopped completion comes.
//
// EDITION: cd c++26

#include "execution.h"
#include "joined_callbacks.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  assert(deregisters_before(&record::stopped, ex::set_stopped));
  return 0;
}
