// [exec.as.awaitable]/2
//
// The coroutine may be gone when start returns, and with it the awaitable: nobody looks at that any more.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"

#include <cassert>
#include <coroutine>
#include <cstddef>
#include <cstring>
#include <exception>

// The memory of a coroutine, which shows whether somebody writes to it when the coroutine is gone.
struct frame_memory {
  static constexpr unsigned char filler = 0xa5;

  alignas(std::max_align_t) static inline unsigned char bytes[4096];
  static inline bool occupied = false;

  static void* allocate(std::size_t size) {
    assert(!occupied && size <= sizeof(bytes));
    occupied = true;
    return bytes;
  }

  static void release() noexcept {
    occupied = false;
    std::memset(bytes, filler, sizeof(bytes));
  }

  static bool untouched() noexcept {
    for (unsigned char byte : bytes)
      if (byte != filler)
        return false;
    return true;
  }
};

// Runs at once, and is destroyed when it comes to its end or is stopped.
struct detached {
  struct promise_type {
    detached get_return_object() const noexcept { return {}; }
    std::suspend_never initial_suspend() const noexcept { return {}; }
    std::suspend_never final_suspend() const noexcept { return {}; }
    void return_void() const noexcept {}
    void unhandled_exception() const noexcept { std::terminate(); }

    std::coroutine_handle<> unhandled_stopped() noexcept {
      std::coroutine_handle<promise_type>::from_promise(*this).destroy();
      return std::noop_coroutine();
    }

    template<class T>
    decltype(auto) await_transform(T&& value) {
      return ex::as_awaitable(static_cast<T&&>(value), *this);
    }

    static void* operator new(std::size_t size) { return frame_memory::allocate(size); }
    static void operator delete(void*, std::size_t) noexcept { frame_memory::release(); }
  };
};

template<class Sndr>
detached await(Sndr sndr) {
  co_await static_cast<Sndr&&>(sndr);
}

template<class Sndr>
detached await_and_catch(Sndr sndr) {
  try {
    co_await static_cast<Sndr&&>(sndr);
    assert(false && "nothing was thrown");
  } catch (int) {
  }
}

void expect_clean() {
  assert(!frame_memory::occupied);
  assert(frame_memory::untouched());
}

int main(int, char**) {
  { // inside start
    // volatile: else the compiler might do without the allocation
    detached (*volatile awaits_value)(decltype(ex::just(7))) = await;
    awaits_value(ex::just(7));
    expect_clean();
    detached (*volatile awaits_error)(decltype(ex::just_error(7))) = await_and_catch;
    awaits_error(ex::just_error(7));
    expect_clean();
    detached (*volatile awaits_stopped)(decltype(ex::just_stopped())) = await;
    awaits_stopped(ex::just_stopped());
    expect_clean();
  }
  { // later
    using source_type = deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>;
    source_type source;
    detached (*volatile awaits)(source_type::sender_type) = await;
    awaits(source.sender());
    assert(frame_memory::occupied);
    source.complete(ex::set_value, 7);
    expect_clean();
    awaits(source.sender());
    source.complete(ex::set_stopped);
    expect_clean();
    detached (*volatile awaits_and_catches)(source_type::sender_type) = await_and_catch;
    awaits_and_catches(source.sender());
    source.complete(ex::set_error, 7);
    expect_clean();
  }
  return 0;
}
