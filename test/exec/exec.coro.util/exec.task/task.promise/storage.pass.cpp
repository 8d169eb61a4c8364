// [task.promise]/19, [task.promise]/18
//
// operator new returns storage of the size that it is asked for, aligned as any new storage is; operator delete gives
// back what it is told. There is no need for a coroutine.
//
// EDITION: cd c++26

#include "arena_tasks.h"
#include "execution.h"

#include <cassert>
#include <cstdint>
#include <cstring>
#include <memory>

int main(int, char**) {
  using promise = arena_task<int>::promise_type;
  arena memory;
  for (std::size_t size = 1; size != 200; ++size) {
    void* const storage = promise::operator new(size, std::allocator_arg, arena_allocator<int>(memory));
    assert(reinterpret_cast<std::uintptr_t>(storage) % alignof(std::max_align_t) == 0);
    assert(memory.largest >= size);
    assert(memory.allocated == memory.freed + 1);
    std::memset(storage, 0xff, size); // nothing that is needed is in there
    promise::operator delete(storage, size);
    assert(memory.allocated == memory.freed);
  }
  return 0;
}
