// [exec.get.allocator]/2
//
// There is no answer if the environment has none: get_allocator does not make up an allocator.

#include "execution.h"

#include <memory>

struct env {
#ifdef CONTROL
  std::allocator<int> query(exs::get_allocator_t) const noexcept { return {}; }
#endif
};

void test() {
  static_cast<void>(exs::get_allocator(env())); // REJECTED
}
