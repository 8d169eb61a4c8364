// [task.promise]/18
//
// An exception of the allocator leaves the call of the coroutine. Its parameters are gone then.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <new>

inline bool exhausted = false;

template<class T>
struct allocator {
  using value_type = T;

  allocator() = default;
  template<class U>
  allocator(const allocator<U>&) noexcept {}

  T* allocate(std::size_t n) {
    if (exhausted)
      throw std::bad_alloc();
    return std::allocator<T>().allocate(n);
  }

  void deallocate(T* p, std::size_t n) noexcept { std::allocator<T>().deallocate(p, n); }

  bool operator==(const allocator&) const = default;
};

struct environment : scheduled_by<ex::inline_scheduler> {
  using allocator_type = allocator<std::byte>;
};

task<int, environment> with_default(lodger) {
  co_return 7;
}

task<int, environment> with_argument(std::allocator_arg_t, allocator<int>, lodger) {
  co_return 7;
}

// volatile: else the compiler might do without the allocation
task<int, environment> (*volatile call)(lodger) = with_default;
task<int, environment> (*volatile call_with)(std::allocator_arg_t, allocator<int>, lodger) = with_argument;

template<class Make>
void test(Make make) {
  int alive = 0;
  exhausted = true;
  bool caught = false;
  try {
    static_cast<void>(make(lodger(alive)));
  } catch (const std::bad_alloc&) {
    caught = true;
  }
  assert(caught);
  assert(alive == 0);

  exhausted = false;
  record told;
  run(make(lodger(alive)), value_receiver(told, [](int i) { assert(i == 7); }, inline_env()));
  assert(told.value());
}

int main(int, char**) {
  test([](lodger l) { return call(l); });
  test([](lodger l) { return call_with(std::allocator_arg, allocator<int>(), l); });
  return 0;
}
