// [exec.get.allocator]/2
//
// There is no answer if the environment answers only where it is not const.

#include "execution.h"

#include <memory>

struct environment {
#ifdef CONTROL
  std::allocator<int> query(exs::get_allocator_t) const noexcept { return {}; }
#else
  std::allocator<int> query(exs::get_allocator_t) noexcept { return {}; }
#endif
};

void test() {
  environment env;
  static_cast<void>(exs::get_allocator(env)); // REJECTED
}
