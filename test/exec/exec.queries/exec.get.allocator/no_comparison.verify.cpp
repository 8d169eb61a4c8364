// [exec.get.allocator]/2
//
// A type that lacks one thing only of what makes an allocator, here the comparison, is no answer: it is a mandate.

#include "execution.h"

#include <cstddef>

struct nearly_allocator {
  using value_type = int;

  int* allocate(std::size_t) { return nullptr; }

  void deallocate(int*, std::size_t) {}

#ifdef CONTROL
  bool operator==(const nearly_allocator&) const = default;
#endif
};

struct env {
  nearly_allocator query(exs::get_allocator_t) const noexcept { return {}; }
};

void test() {
  static_cast<void>(exs::get_allocator(env())); // REJECTED
}
