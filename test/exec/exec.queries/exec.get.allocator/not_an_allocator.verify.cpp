// [exec.get.allocator]/2
//
// What the environment's query answers with must be an allocator: it is a mandate.

#include "execution.h"

#include <memory>

#ifdef CONTROL
using type = std::allocator<int>;
#else
using type = int;
#endif

struct env {
  type query(exs::get_allocator_t) const noexcept { return {}; }
};

void test() {
  static_cast<void>(exs::get_allocator(env())); // REJECTED
}
