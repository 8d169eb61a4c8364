// [task.promise]/4, [task.promise]/18
//
// It is enough that the allocator can be made explicitly from what follows the allocator_arg, which need not be an
// allocator.
//
// EDITION: cd

#include "arenas.h"
#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <cstddef>
#include <memory>

struct place {
  arena* memory;
};

template<class T>
struct allocator : arena_allocator<T> {
  explicit allocator(const place& where) noexcept : arena_allocator<T>(*where.memory) {}

  template<class U>
  allocator(const allocator<U>& other) noexcept : arena_allocator<T>(other) {}
};

struct environment : scheduled_by<ex::inline_scheduler> {
  using allocator_type = allocator<std::byte>;
};

task<arena*, environment> coroutine(std::allocator_arg_t, place) {
  co_return (co_await ex::read_env(exs::get_allocator)).memory;
}

// volatile: else the compiler might do without the allocation
task<arena*, environment> (*volatile call)(std::allocator_arg_t, place) = coroutine;

int main(int, char**) {
  arena memory;
  {
    auto sndr = call(std::allocator_arg, place{&memory});
    assert(memory.allocated == 1);
    record told;
    run(std::move(sndr), value_receiver(told, [&](arena* used) { assert(used == &memory); }, inline_env()));
    assert(told.value());
  }
  assert(memory.freed == memory.allocated);
  return 0;
}
