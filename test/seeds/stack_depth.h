// How much of the stack is in use, seen from a function that is called again and again.

#ifndef SEEDS_STACK_DEPTH_H
#define SEEDS_STACK_DEPTH_H

#include <algorithm>
#include <cstdint>

class stack_depth {
public:
  [[gnu::noinline]] void measure() noexcept {
    // not the address of a variable: an address sanitizer has those elsewhere
    const auto address = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
    lowest = std::min(lowest, address);
    highest = std::max(highest, address);
  }

  std::uintptr_t variation() const noexcept { return highest - lowest; }

private:
  std::uintptr_t lowest = UINTPTR_MAX;
  std::uintptr_t highest = 0;
};

#endif
