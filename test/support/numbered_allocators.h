// Allocators that can be told from each other.

#ifndef SUPPORT_NUMBERED_ALLOCATORS_H
#define SUPPORT_NUMBERED_ALLOCATORS_H

#include <cstddef>
#include <memory>

template<class T>
struct numbered_allocator {
  using value_type = T;

  int number;

  explicit numbered_allocator(int number) noexcept : number(number) {}
  template<class U>
  numbered_allocator(const numbered_allocator<U>& other) noexcept : number(other.number) {}

  T* allocate(std::size_t n) { return std::allocator<T>().allocate(n); }
  void deallocate(T* p, std::size_t n) noexcept { std::allocator<T>().deallocate(p, n); }

  template<class U>
  bool operator==(const numbered_allocator<U>& other) const noexcept {
    return number == other.number;
  }
};

#endif
