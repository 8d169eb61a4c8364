// Memory resources for polymorphic allocators.

#ifndef SEEDS_MEMORY_RESOURCES_H
#define SEEDS_MEMORY_RESOURCES_H

#include <cassert>
#include <cstddef>
#include <memory_resource>

// Counts what is taken from another one.
class counting_resource : public std::pmr::memory_resource {
public:
  explicit counting_resource(std::pmr::memory_resource* upstream = std::pmr::new_delete_resource())
    : upstream(upstream) {}
  ~counting_resource() { assert(allocated == freed); }

  int allocated = 0;
  int freed = 0;

private:
  void* do_allocate(std::size_t size, std::size_t alignment) override {
    ++allocated;
    return upstream->allocate(size, alignment);
  }

  void do_deallocate(void* p, std::size_t size, std::size_t alignment) override {
    ++freed;
    upstream->deallocate(p, size, alignment);
  }

  bool do_is_equal(const memory_resource& other) const noexcept override { return this == &other; }

  std::pmr::memory_resource* upstream;
};

struct allocator_aware {
  using allocator_type = std::pmr::polymorphic_allocator<std::byte>;
};

#endif
