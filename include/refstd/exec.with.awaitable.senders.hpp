// [exec.with.awaitable.senders], execution::with_awaitable_senders

#ifndef REFSTD_EXEC_WITH_AWAITABLE_SENDERS_HPP
#define REFSTD_EXEC_WITH_AWAITABLE_SENDERS_HPP

#include <refstd/exec.as.awaitable.hpp>
#include <refstd/exec.general.hpp>

#include <concepts>
#include <coroutine>
#include <exception>
#include <utility>

namespace refstd::execution {

  template<class_type Promise>
  struct with_awaitable_senders {
    template<class OtherPromise>
      requires(!std::same_as<OtherPromise, void>)
    void set_continuation(std::coroutine_handle<OtherPromise> h) noexcept {
      handle = h;
      if constexpr (requires(OtherPromise& other) { other.unhandled_stopped(); })
        stopped_handler = [](void* p) noexcept -> std::coroutine_handle<> {
          return std::coroutine_handle<OtherPromise>::from_address(p).promise().unhandled_stopped();
        };
      else
        stopped_handler = &default_unhandled_stopped;
    }

    std::coroutine_handle<> continuation() const noexcept { return handle; }

    std::coroutine_handle<> unhandled_stopped() noexcept { return stopped_handler(handle.address()); }

    template<class Value>
    call_result_t<as_awaitable_t, Value, Promise&> await_transform(Value&& value) {
      return as_awaitable(std::forward<Value>(value), static_cast<Promise&>(*this));
    }

  private:
    [[noreturn]] static std::coroutine_handle<> default_unhandled_stopped(void*) noexcept { std::terminate(); }

    std::coroutine_handle<> handle{};
    std::coroutine_handle<> (*stopped_handler)(void*) noexcept = &default_unhandled_stopped;
  };

} // namespace refstd::execution

#endif
