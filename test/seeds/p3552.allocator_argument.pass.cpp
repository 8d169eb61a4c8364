// seed: P3552R1 L869
//
// One coroutine, called without an allocator and with one at the end of its arguments.
//
// EDITION: cd

#include "execution.h"
#include "memory_resources.h"
#include "tasks.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <memory_resource>
#include <tuple>

template<class... Args>
task<int, allocator_aware> same(int value, Args&&...) {
  co_return value;
}

int main(int, char**) {
  counting_resource by_default;
  counting_resource passed;
  std::pmr::set_default_resource(&by_default);

  assert(std::get<0>(*ext::sync_wait(same(17))) == 17);
  assert(by_default.allocated == 1 && passed.allocated == 0);

  using allocator_type = std::pmr::polymorphic_allocator<std::byte>;
  assert(std::get<0>(*ext::sync_wait(same(18, std::allocator_arg, allocator_type(&passed)))) == 18);
  assert(by_default.allocated == 1 && passed.allocated == 1);
  assert(passed.freed == 1);
  std::pmr::set_default_resource(nullptr);
  return 0;
}
