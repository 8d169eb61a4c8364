// [task.promise]/4
//
// The coroutine's allocator is made from the parameter that follows the first allocator_arg, wherever that is; without
// an allocator_arg it is made from nothing.
//
// EDITION: cd

#include "arena_tasks.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <memory>

using allocator = arena_allocator<int>;

auto query() {
  return ex::read_env(exs::get_allocator);
}

arena_task<arena*> leading(std::allocator_arg_t, allocator, int) {
  co_return (co_await query()).memory;
}

arena_task<arena*> in_the_middle(int, std::allocator_arg_t, const allocator&, int) {
  co_return (co_await query()).memory;
}

arena_task<arena*> trailing(int, const char*, std::allocator_arg_t, allocator) {
  co_return (co_await query()).memory;
}

arena_task<arena*> twice(std::allocator_arg_t, allocator, std::allocator_arg_t, allocator) {
  co_return (co_await query()).memory;
}

arena_task<arena*> by_reference(const std::allocator_arg_t&, allocator&) {
  co_return (co_await query()).memory;
}

arena_task<arena*> only_an_allocator(allocator) {
  co_return (co_await query()).memory;
}

arena_task<arena*> none() {
  co_return (co_await query()).memory;
}

struct object {
  arena_task<arena*> member(std::allocator_arg_t, allocator) const { co_return (co_await query()).memory; }
};

void uses(arena_task<arena*> sndr, arena& memory) {
  record told;
  run(std::move(sndr), value_receiver(told, [&](arena* used) { assert(used == &memory); }, inline_env()));
  assert(told.value());
}

int main(int, char**) {
  arena memory;
  arena other;
  allocator alloc(memory);
  uses(leading(std::allocator_arg, alloc, 1), memory);
  uses(in_the_middle(1, std::allocator_arg, alloc, 2), memory);
  uses(trailing(1, "", std::allocator_arg, alloc), memory);
  uses(twice(std::allocator_arg, alloc, std::allocator_arg, allocator(other)), memory);
  uses(by_reference(std::allocator_arg, alloc), memory);
  uses(object().member(std::allocator_arg, alloc), memory);
  uses(only_an_allocator(alloc), common_arena);
  uses(none(), common_arena);

  auto lambda = [](std::allocator_arg_t, allocator) -> arena_task<arena*> { co_return (co_await query()).memory; };
  uses(lambda(std::allocator_arg, alloc), memory);
  return 0;
}
