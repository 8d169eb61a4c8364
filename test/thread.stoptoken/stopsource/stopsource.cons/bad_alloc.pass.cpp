// [stopsource.cons]/3
//
// If there is no memory for the stop state, bad_alloc is thrown.
//
// UNSUPPORTED: sanitizer=tsan

#include "execution.h"

#include <cassert>
#include <cstdlib>
#include <new>

bool exhausted = false;
bool refused = false;

void* operator new(std::size_t size) {
  if (exhausted) {
    refused = true;
    throw std::bad_alloc();
  }
  if (void* memory = std::malloc(size))
    return memory;
  throw std::bad_alloc();
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  if (!exhausted)
    return std::malloc(size);
  refused = true;
  return nullptr;
}

void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
  std::free(memory);
}

int main(int, char**) {
  bool thrown = false;
  exhausted = true;
  try {
    exs::stop_source source;
  } catch (const std::bad_alloc&) {
    thrown = true;
  }
  exhausted = false;
  // memory may come from elsewhere than operator new
  assert(thrown == refused);
  return 0;
}
