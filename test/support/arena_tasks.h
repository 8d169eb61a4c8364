// Coroutines whose frames are in an arena.

#ifndef SUPPORT_ARENA_TASKS_H
#define SUPPORT_ARENA_TASKS_H

#include "arenas.h"
#include "execution.h"
#include "tasks.h"

#include <cstddef>
#include <memory>

// The memory of those who name none.
inline arena common_arena;

template<class T>
struct frame_allocator : arena_allocator<T> {
  frame_allocator() noexcept : arena_allocator<T>(common_arena) {}

  template<class U>
  frame_allocator(const arena_allocator<U>& other) noexcept : arena_allocator<T>(other) {}
};

// Nothing has to be allocated for its scheduler.
struct in_arena : scheduled_by<ex::inline_scheduler> {
  using allocator_type = frame_allocator<std::byte>;
};

template<class T = void>
using arena_task = task<T, in_arena>;

#endif
