// seed: P3552R1 L922
//
// The frame is in a buffer of fixed size; the coroutine finds its allocator in the environment and takes more from
// there. What follows the allocator_arg is no allocator but a pointer, from which one can be made.
//
// EDITION: cd

#include "execution.h"
#include "memory_resources.h"
#include "tasks.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <memory_resource>
#include <utility>
#include <vector>

task<void, allocator_aware> work(std::allocator_arg_t, std::pmr::memory_resource* resource) {
  auto alloc = co_await ex::read_env(exs::get_allocator);
  assert(alloc.resource() == resource);
  std::pmr::vector<int> values(alloc);
  for (int i = 0; i != 20; ++i)
    values.push_back(i);
  assert(values.back() == 19);
}

int main(int, char**) {
  std::byte buffer[8192];
  std::pmr::monotonic_buffer_resource fixed(buffer, sizeof buffer, std::pmr::null_memory_resource());
  counting_resource resource(&fixed);
  auto sndr = work(std::allocator_arg, &resource);
  assert(resource.allocated == 1);
  assert(ext::sync_wait(std::move(sndr)).has_value());
  assert(resource.allocated > 1);
  assert(resource.allocated == resource.freed);
  return 0;
}
