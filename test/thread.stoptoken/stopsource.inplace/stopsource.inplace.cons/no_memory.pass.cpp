// [stopsource.inplace.cons]/1
//
// The stop state is inside the source: it can be made and used, with tokens and callbacks, where there is no other
// memory.
//
// UNSUPPORTED: sanitizer=tsan

#include "execution.h"
#include "stop_callbacks.h"

#include <cassert>
#include <cstdlib>
#include <new>

bool exhausted = false;

void* operator new(std::size_t size) {
  if (!exhausted)
    if (void* memory = std::malloc(size))
      return memory;
  throw std::bad_alloc();
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return exhausted ? nullptr : std::malloc(size);
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
  exhausted = true;
  {
    exs::inplace_stop_source source;
    exs::inplace_stop_token token = source.get_token();
    int calls = 0;
    exs::inplace_stop_callback<counting> first(token, counting{&calls});
    exs::inplace_stop_callback<counting> second(token, counting{&calls});
    assert(source.request_stop());
    assert(calls == 2);
    exs::inplace_stop_callback<counting> third(token, counting{&calls});
    assert(calls == 3);
  }
  exhausted = false;
  return 0;
}
