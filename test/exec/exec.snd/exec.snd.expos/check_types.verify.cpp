// [exec.snd.expos]/24.4
//
// A sender that has completion signatures in no environment cannot be made.

#include "execution.h"

void test() {
#ifdef CONTROL
  auto fn = [](int) {};
#else
  auto fn = [](int*) {};
#endif
  static_cast<void>(ex::then(ex::just(1), fn)); // REJECTED
}
