// seed: P2300R10 L3036
//
// An allocator with the least that one must have will do as the allocator of an environment, and an operation that gets
// it from there can allocate with it.

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <memory>
#include <new>
#include <optional>
#include <utility>

struct arena {
  int allocated = 0;
  int deallocated = 0;
};

template<class T>
struct simple_allocator {
  using value_type = T;

  arena* memory;

  explicit simple_allocator(arena& memory) : memory(&memory) {}

  template<class U>
  simple_allocator(const simple_allocator<U>& other) : memory(other.memory) {}

  T* allocate(std::size_t n) {
    ++memory->allocated;
    return static_cast<T*>(::operator new(n * sizeof(T)));
  }

  void deallocate(T* p, std::size_t) {
    ++memory->deallocated;
    ::operator delete(p);
  }

  template<class U>
  bool operator==(const simple_allocator<U>& other) const {
    return memory == other.memory;
  }
};

// Sends the sum of the squares below n; for that it needs memory, which it takes from the receiver's allocator.
struct squares {
  using sender_concept = tag::sender;

  int n;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;
    using environment_allocator = decltype(exs::get_allocator(ex::get_env(std::declval<const Rcvr&>())));
    using allocator = std::allocator_traits<std::remove_cvref_t<environment_allocator>>::template rebind_alloc<int>;

    int n;
    Rcvr rcvr;

    void start() & noexcept {
      allocator alloc(exs::get_allocator(ex::get_env(rcvr)));
      int* const values = std::allocator_traits<allocator>::allocate(alloc, n);
      int sum = 0;
      for (int i = 0; i != n; ++i)
        sum += *std::construct_at(values + i, i * i);
      std::allocator_traits<allocator>::deallocate(alloc, values, n);
      ex::set_value(std::move(rcvr), std::move(sum));
    }
  };

  template<class Rcvr>
  operation<Rcvr> connect(Rcvr rcvr) const {
    return {n, std::move(rcvr)};
  }
};

int main(int, char**) {
  arena memory;
  ex::prop env{exs::get_allocator, simple_allocator<std::byte>(memory)};
  assert(exs::get_allocator(env) == simple_allocator<std::byte>(memory));

  record told;
  run(squares{4}, value_receiver(told, [](int i) { assert(i == 14); }, env));
  assert(told.value());
  assert(memory.allocated == 1 && memory.deallocated == 1);

  // From within an adaptor it is the same.
  record nested;
  run(ex::just(5) | ex::let_value([](int n) { return squares{n}; }) | ex::then([](int i) { return i + 1; }),
    value_receiver(nested, [](int i) { assert(i == 31); }, env));
  assert(nested.value());
  assert(memory.allocated == 2 && memory.deallocated == 2);
  return 0;
}
