// [exec.affine.on]/3
//
// The sender is made of the tag, the scheduler and the decayed sender; it can be taken apart into these. Rvalues are
// moved into it and never copied, lvalues are copied once.
//
// EDITION: cd

#include "execution.h"
#include "schedulers.h"
#include "transfers.h"

int main(int, char**) {
  manual_resource<> resource;
  test_decomposition(ex::affine_on, resource.scheduler());
  static_assert(test_decomposition(ex::affine_on, manual_resource<>::scheduler_type(nullptr)));
  return 0;
}
