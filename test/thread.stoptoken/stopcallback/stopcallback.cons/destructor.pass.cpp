// [stopcallback.cons]/3
//
// The destructor gives up the ownership of the stop state after the deregistration: that has a stop state also if the
// callback is the last owner.
//
// UNSUPPORTED: sanitizer=tsan

#include "execution.h"
#include "stop_callbacks.h"

#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>

// Memory that was given back is of no use to somebody who still reads it: the size before it says how much there is.
constexpr std::size_t prefix = alignof(std::max_align_t);

void* operator new(std::size_t size) {
  auto* const memory = static_cast<unsigned char*>(std::malloc(prefix + size));
  if (memory == nullptr)
    throw std::bad_alloc();
  std::memcpy(memory, &size, sizeof(size));
  return memory + prefix;
}

void operator delete(void* pointer) noexcept {
  if (pointer == nullptr)
    return;
  auto* const memory = static_cast<unsigned char*>(pointer) - prefix;
  std::size_t size;
  std::memcpy(&size, memory, sizeof(size));
  // a volatile write, which is made although the memory is given back
  for (std::size_t i = 0; i != size; ++i)
    static_cast<volatile unsigned char*>(pointer)[i] = 0xa5;
  std::free(memory);
}

void operator delete(void* pointer, std::size_t) noexcept {
  operator delete(pointer);
}

int main(int, char**) {
  { // the last owner
    slot<exs::stop_callback<counting>> callback;
    int calls = 0;
    {
      exs::stop_source source;
      callback.emplace(source.get_token(), counting{&calls});
    }
    callback.destroy();
    assert(calls == 0);
    assert(callback.untouched());
  }
  { // two of them, in the order of their registration and in the reverse order
    for (int first : {0, 1}) {
      slot<exs::stop_callback<counting>> callbacks[2];
      int calls = 0;
      {
        exs::stop_source source;
        callbacks[0].emplace(source.get_token(), counting{&calls});
        callbacks[1].emplace(source.get_token(), counting{&calls});
      }
      callbacks[first].destroy();
      callbacks[1 - first].destroy();
      assert(calls == 0);
    }
  }
  { // the stop state remains for the others
    exs::stop_source source;
    const exs::stop_token token = source.get_token();
    slot<exs::stop_callback<action>> callback;
    const std::function<void()> body = [&] {
      callback.destroy();
      assert(source.stop_requested());
    };
    callback.emplace(source.get_token(), action{&body});
    assert(source.request_stop());
    assert(token.stop_requested());
    assert(callback.untouched());
  }
  return 0;
}
