// [exec.just]/2, [exec.snd.expos]/50.2
//
// If the receiver's environment has an allocator, a datum that is a pair is made by uses-allocator construction, too,
// which hands the allocator to its elements.

#include "execution.h"
#include "numbered_allocators.h"
#include "receivers.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <utility>

// Keeps the number of the allocator with which it was made, 0 if there was none.
struct allocator_aware {
  using allocator_type = numbered_allocator<std::byte>;

  int number = 0;

  allocator_aware() = default;
  allocator_aware(const allocator_aware&) = default;
  allocator_aware(const allocator_aware&, const allocator_type& alloc) : number(alloc.number) {}
};

int main(int, char**) {
  record told;
  const auto env = ex::prop(exs::get_allocator, numbered_allocator<int>(7));
  auto made = [](const std::pair<int, allocator_aware>& pair) noexcept {
    assert(pair.first == 1);
    assert(pair.second.number == 7);
  };
  run(ex::just(std::pair(1, allocator_aware())), value_receiver(told, made, env));
  assert(told.value());
  return 0;
}
