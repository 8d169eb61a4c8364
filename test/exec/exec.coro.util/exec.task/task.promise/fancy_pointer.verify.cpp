// [task.promise]/17.3
//
// The allocator must use plain pointers.
//
// EDITION: cd c++26

#include "execution.h"
#include "tasks.h"

#include <cstddef>

template<class T>
struct fancy {
  using element_type = T;
  T* p = nullptr;
  fancy() = default;
  fancy(std::nullptr_t) {}
  fancy(T* p) : p(p) {}
  static fancy pointer_to(T& t) { return fancy(&t); }
  operator T*() const { return p; }
  T& operator*() const { return *p; }
  T* operator->() const { return p; }
};

template<class T>
struct allocator {
  using value_type = T;
#ifdef CONTROL
  using pointer = T*;
#else
  using pointer = fancy<T>;
#endif

  allocator() = default;
  template<class U>
  allocator(const allocator<U>&) {}

  pointer allocate(std::size_t n);
  void deallocate(pointer, std::size_t);
  bool operator==(const allocator&) const = default;
};

struct environment {
  using allocator_type = allocator<std::byte>;
};

task<int, environment> coroutine() { // REJECTED
  co_return 1;                       // REJECTED
} // REJECTED
