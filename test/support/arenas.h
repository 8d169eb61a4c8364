// Memory whose use is counted, and allocators for it. None of it comes from the free store.

#ifndef SUPPORT_ARENAS_H
#define SUPPORT_ARENAS_H

#include <cassert>
#include <cstddef>
#include <memory>
#include <new>

// Asserts that each block comes back to where it was taken from, with the size that it was asked for.
class arena {
public:
  arena() = default;
  arena(arena&&) = delete;
  ~arena() { assert(allocated == freed && "memory was not given back"); }

  std::size_t allocated = 0;
  std::size_t freed = 0;
  std::size_t largest = 0; // number of bytes

  void* allocate(std::size_t size) {
    if (allocated == freed)
      used = 0;
    auto* const block = reinterpret_cast<header*>(bytes + used);
    used += sizeof(header) + (size + alignof(header) - 1) / alignof(header) * alignof(header);
    if (used > sizeof(bytes))
      throw std::bad_alloc();
    std::construct_at(block, this, size);
    ++allocated;
    if (largest < size)
      largest = size;
    return block + 1;
  }

  void deallocate(void* memory, std::size_t size) noexcept {
    auto* const block = static_cast<header*>(memory) - 1;
    assert(block->owner == this && "memory was given back to another allocator");
    assert(block->size == size && "memory was given back with another size");
    ++freed;
  }

private:
  struct alignas(std::max_align_t) header {
    arena* owner;
    std::size_t size;
  };

  std::size_t used = 0;
  alignas(header) std::byte bytes[16384];
};

// Two of them are equal if they use the same arena. There is no default one.
template<class T>
struct arena_allocator {
  using value_type = T;

  arena* memory;

  explicit arena_allocator(arena& memory) noexcept : memory(&memory) {}

  template<class U>
  arena_allocator(const arena_allocator<U>& other) noexcept : memory(other.memory) {}

  T* allocate(std::size_t n) { return static_cast<T*>(memory->allocate(n * sizeof(T))); }
  void deallocate(T* p, std::size_t n) noexcept { memory->deallocate(p, n * sizeof(T)); }

  template<class U>
  bool operator==(const arena_allocator<U>& other) const noexcept {
    return memory == other.memory;
  }
};

#endif
