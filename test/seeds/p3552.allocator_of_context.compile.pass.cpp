// seed: P3552R1 L903
//
// The allocator of a coroutine is the one that its environment names, or inherits, or else that of the free store.

#include "execution.h"
#include "tasks.h"

#include <concepts>
#include <cstddef>
#include <memory>
#include <memory_resource>

struct names_allocator {
  using allocator_type = std::pmr::polymorphic_allocator<std::byte>;
};

struct inherits_name : names_allocator {};
struct names_nothing {};

static_assert(std::same_as<task<int, names_allocator>::allocator_type, names_allocator::allocator_type>);
static_assert(std::same_as<task<int, inherits_name>::allocator_type, names_allocator::allocator_type>);
static_assert(std::same_as<task<int, names_nothing>::allocator_type, std::allocator<std::byte>>);
