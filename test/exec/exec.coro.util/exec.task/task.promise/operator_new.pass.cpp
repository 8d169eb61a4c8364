// [task.promise]/18, [task.promise]/21
//
// The memory for a coroutine comes from the allocator that follows the first allocator_arg, rebound to blocks with the
// alignment that operator new has, and goes back to an allocator that is equal to it, though the one that was passed is
// gone. Without an allocator_arg it comes from an allocator that is made from nothing.
//
// EDITION: cd c++26

#include "arena_tasks.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <optional>

using allocator = arena_allocator<char>;

arena_task<int> leading(std::allocator_arg_t, allocator, int i) {
  co_return i;
}

arena_task<int> large(std::allocator_arg_t, allocator, int i) {
  volatile char much[1000];
  much[i] = 7;
  co_await ex::just();
  co_return much[i] - 7 + i;
}

arena_task<int> none(int i) {
  co_return i;
}

struct object {
  arena_task<int> member(std::allocator_arg_t, allocator, int i) { co_return i; }
};

#if CONFORM_EDITION < 2026
arena_task<int> trailing(int i, std::allocator_arg_t, allocator) {
  co_return i;
}

arena_task<int> twice(std::allocator_arg_t, allocator, std::allocator_arg_t, allocator, int i) {
  co_return i;
}
#endif

template<class Make>
void test(arena& memory, Make make) {
  const std::size_t before = memory.allocated;
  {
    record told;
    std::optional<allocator> alloc(memory);
    auto sndr = make(*alloc);
    assert(memory.allocated == before + 1);
    assert(memory.freed == before);
    alloc.reset();
    run(std::move(sndr), value_receiver(told, [](int i) { assert(i == 1); }, inline_env()));
    assert(told.value());
  }
  assert(memory.allocated == before + 1);
  assert(memory.freed == memory.allocated);

  { // never started
    allocator alloc(memory);
    auto sndr = make(alloc);
  }
  assert(memory.freed == memory.allocated);
}

int main(int, char**) {
  arena memory;
  arena other;
  test(memory, [](allocator alloc) { return leading(std::allocator_arg, alloc, 1); });
  test(memory, [](allocator alloc) { return object().member(std::allocator_arg, alloc, 1); });
  test(common_arena, [](allocator) { return none(1); });
  memory.largest = 0;
  test(memory, [](allocator alloc) { return large(std::allocator_arg, alloc, 1); });
  assert(memory.largest >= 1000);
#if CONFORM_EDITION < 2026
  test(memory, [](allocator alloc) { return trailing(1, std::allocator_arg, alloc); });
  test(
    memory, [&](allocator alloc) { return twice(std::allocator_arg, alloc, std::allocator_arg, allocator(other), 1); });
#endif
  return 0;
}
