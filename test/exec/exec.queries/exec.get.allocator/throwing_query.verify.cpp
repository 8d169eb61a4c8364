// [exec.get.allocator]/2
//
// The environment's query must be noexcept: it is a mandate.

#include "execution.h"

#include <memory>

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct env {
  std::allocator<int> query(exs::get_allocator_t) const noexcept(nothrow) { return {}; }
};

void test() {
  static_cast<void>(exs::get_allocator(env())); // REJECTED
}
