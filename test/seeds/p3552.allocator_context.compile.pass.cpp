// seed: P3552R1 L470
//
// An environment chooses the allocator and leaves everything else as it is by default.

#include "execution.h"
#include "tasks.h"

#include <concepts>
#include <cstddef>
#include <memory>
#include <memory_resource>

struct allocator_aware {
  using allocator_type = std::pmr::polymorphic_allocator<std::byte>;
};

template<class T>
using my_task = task<T, allocator_aware>;

static_assert(ex::sender<my_task<int>>);
static_assert(std::same_as<my_task<int>::allocator_type, std::pmr::polymorphic_allocator<std::byte>>);
static_assert(std::same_as<my_task<int>::stop_source_type, task<int>::stop_source_type>);
static_assert(std::same_as<my_task<int>::error_types, task<int>::error_types>);
static_assert(std::same_as<task<int>::allocator_type, std::allocator<std::byte>>);
