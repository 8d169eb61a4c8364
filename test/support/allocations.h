// Counts what the program takes from and gives back to the free store, on all its threads.
//
// The global allocation functions are replaced here, so one translation unit of a program includes this header. A
// thread sanitizer has its own; it calls us for each allocation, also for those of malloc, but misses that of an
// exception: nothing that is counted may throw.

#ifndef SUPPORT_ALLOCATIONS_H
#define SUPPORT_ALLOCATIONS_H

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define SUPPORT_ALLOCATIONS_OF_SANITIZER
#endif
#endif

#ifdef SUPPORT_ALLOCATIONS_OF_SANITIZER
#include <sanitizer/allocator_interface.h>
#endif

namespace allocations {
  inline constinit std::atomic<std::size_t> made = 0;
  inline constinit std::atomic<std::size_t> released = 0;
} // namespace allocations

// What was allocated and freed since the ledger was opened.
class allocation_ledger {
public:
  std::size_t allocated() const noexcept { return allocations::made - made; }
  std::size_t freed() const noexcept { return allocations::released - released; }

private:
  std::size_t made = allocations::made;
  std::size_t released = allocations::released;
};

#ifdef SUPPORT_ALLOCATIONS_OF_SANITIZER

namespace allocations {
  inline const int hooks = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t) { made.fetch_add(1, std::memory_order_relaxed); },
    [](const volatile void* memory) {
      if (memory != nullptr)
        released.fetch_add(1, std::memory_order_relaxed);
    });
} // namespace allocations

#else

namespace allocations {
  inline void* allocate(std::size_t size, std::size_t alignment) {
    made.fetch_add(1, std::memory_order_relaxed);
    // aligned_alloc wants a multiple of the alignment.
    void* const memory = std::aligned_alloc(alignment, (size / alignment + 1) * alignment);
    if (memory == nullptr)
      throw std::bad_alloc();
    return memory;
  }

  inline void release(void* memory) noexcept {
    if (memory != nullptr)
      released.fetch_add(1, std::memory_order_relaxed);
    std::free(memory);
  }
} // namespace allocations

void* operator new(std::size_t size) {
  return allocations::allocate(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}

void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocations::allocate(size, static_cast<std::size_t>(alignment));
}

void operator delete(void* memory) noexcept {
  allocations::release(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
  allocations::release(memory);
}

void operator delete(void* memory, std::align_val_t) noexcept {
  allocations::release(memory);
}

void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  allocations::release(memory);
}

#endif

#endif
