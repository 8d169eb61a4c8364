// [task.promise]/18
//
// What the allocator is asked for are objects whose size and alignment are those of any new storage, and it is asked
// once.
//
// EDITION: cd

#include "arenas.h"
#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <cstddef>
#include <memory>

inline arena memory;
inline int calls = 0;

template<class T>
struct allocator : arena_allocator<T> {
  allocator() noexcept : arena_allocator<T>(memory) {}

  template<class U>
  allocator(const allocator<U>& other) noexcept : arena_allocator<T>(other) {}

  T* allocate(std::size_t n) {
    static_assert(sizeof(T) == __STDCPP_DEFAULT_NEW_ALIGNMENT__);
    static_assert(alignof(T) == __STDCPP_DEFAULT_NEW_ALIGNMENT__);
    ++calls;
    return arena_allocator<T>::allocate(n);
  }
};

struct environment : scheduled_by<ex::inline_scheduler> {
  using allocator_type = allocator<std::byte>;
};

task<int, environment> with_default() {
  co_return 7;
}

task<int, environment> with_argument(std::allocator_arg_t, allocator<int>) {
  co_return 7;
}

// volatile: else the compiler might do without the allocation
task<int, environment> (*volatile call)() = with_default;
task<int, environment> (*volatile call_with)(std::allocator_arg_t, allocator<int>) = with_argument;

template<class Sndr>
void test(Sndr sndr) {
  assert(calls == 1);
  record told;
  run(std::move(sndr), value_receiver(told, [](int i) { assert(i == 7); }, inline_env()));
  assert(told.value());
  calls = 0;
}

int main(int, char**) {
  test(call());
  test(call_with(std::allocator_arg, allocator<int>()));
  return 0;
}
