// [task.class]/2.1
//
// The environment may name the allocator; else it is allocator<byte>.
//
// EDITION: cd c++26

#include "arenas.h"
#include "execution.h"
#include "tasks.h"

#include <concepts>
#include <cstddef>
#include <memory>

struct with_allocator {
  using allocator_type = arena_allocator<int>;
};

struct not_a_type {
  static constexpr int allocator_type = 0;
};

static_assert(std::same_as<task<int, with_allocator>::allocator_type, arena_allocator<int>>);
static_assert(std::same_as<task<int, ex::env<>>::allocator_type, std::allocator<std::byte>>);
static_assert(std::same_as<task<void, not_a_type>::allocator_type, std::allocator<std::byte>>);
