// [task.promise]/15.2
//
// What the coroutine awaits finds the coroutine's allocator in its environment, of the type that the task names: not
// that of the receiver.
//
// EDITION: cd

#include "arena_tasks.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <memory>

arena_task<void> coroutine(std::allocator_arg_t, arena_allocator<int>, arena& expected) {
  auto alloc = co_await ex::read_env(exs::get_allocator);
  static_assert(std::same_as<decltype(alloc), frame_allocator<std::byte>>);
  assert(alloc.memory == &expected);
}

task<void> default_allocator() {
  auto alloc = co_await ex::read_env(exs::get_allocator);
  static_assert(std::same_as<decltype(alloc), std::allocator<std::byte>>);
}

int main(int, char**) {
  arena memory;
  arena receivers;
  const ex::env env{ex::prop(exs::get_allocator, arena_allocator<std::byte>(receivers)), inline_env()};
  {
    record told;
    run(coroutine(std::allocator_arg, arena_allocator<int>(memory), memory), any_receiver(told, env));
    assert(told.value());
  }
  {
    record told;
    run(default_allocator(), any_receiver(told, env));
    assert(told.value());
  }
  assert(receivers.allocated == 0);
  return 0;
}
