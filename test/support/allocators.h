// Allocators that say what is taken from them.

#ifndef SUPPORT_ALLOCATORS_H
#define SUPPORT_ALLOCATORS_H

#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <string>

// What allocators with the same ledger have allocated; a character for each event goes into the journal.
struct allocator_ledger {
  int allocated = 0;
  int freed = 0;
  bool exhausted = false;
  std::string* journal = nullptr;

  allocator_ledger() = default;
  explicit allocator_ledger(std::string& journal) : journal(&journal) {}
  allocator_ledger(allocator_ledger&&) = delete;
  ~allocator_ledger() { assert(allocated == freed); }
};

template<class T>
class ledger_allocator {
public:
  using value_type = T;

  explicit ledger_allocator(allocator_ledger& ledger) noexcept : ledger(&ledger) {}

  template<class U>
  ledger_allocator(const ledger_allocator<U>& other) noexcept : ledger(other.ledger) {}

  T* allocate(std::size_t n) {
    if (ledger->exhausted)
      throw std::bad_alloc();
    ++ledger->allocated;
    note('a');
    return std::allocator<T>().allocate(n);
  }

  void deallocate(T* memory, std::size_t n) noexcept {
    ++ledger->freed;
    note('f');
    std::allocator<T>().deallocate(memory, n);
  }

  template<class U>
  friend bool operator==(const ledger_allocator& lhs, const ledger_allocator<U>& rhs) noexcept {
    return ledger_of(lhs) == ledger_of(rhs);
  }

  friend const allocator_ledger* ledger_of(const ledger_allocator& alloc) noexcept { return alloc.ledger; }

private:
  template<class>
  friend class ledger_allocator;

  void note(char event) {
    if (ledger->journal != nullptr)
      *ledger->journal += event;
  }

  allocator_ledger* ledger;
};

#endif
