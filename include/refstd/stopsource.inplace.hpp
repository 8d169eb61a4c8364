// [stopsource.inplace], class inplace_stop_source

#ifndef REFSTD_STOPSOURCE_INPLACE_HPP
#define REFSTD_STOPSOURCE_INPLACE_HPP

#include <refstd/stoptoken.inplace.hpp>

#include <atomic>
#include <cstdint>
#include <thread>

namespace refstd {

  // A registered callback invocation: a node of the stop state's list, guarded by the stop state's lock.
  class inplace_stop_callback_base {
  protected:
    explicit inplace_stop_callback_base(void (*invoke)(inplace_stop_callback_base*) noexcept) noexcept
      : invoke(invoke) {}
    ~inplace_stop_callback_base() = default;

  private:
    friend inplace_stop_source;

    void (*invoke)(inplace_stop_callback_base*) noexcept;
    inplace_stop_callback_base* next;
    inplace_stop_callback_base* prev; // null in the first node; this very node once it has been taken out to be called
  };

  // The stop state is one word. Before a request it points to the first of the callbacks; during one, to what the
  // thread that makes it has on its stack. Two bits say whether there was a request and whether the word is locked;
  // while it is, nobody else changes it.
  class inplace_stop_source {
  public:
    constexpr inplace_stop_source() noexcept = default;

    inplace_stop_source(inplace_stop_source&&) = delete;
    inplace_stop_source(const inplace_stop_source&) = delete;
    inplace_stop_source& operator=(inplace_stop_source&&) = delete;
    inplace_stop_source& operator=(const inplace_stop_source&) = delete;
    ~inplace_stop_source() = default;

    constexpr inplace_stop_token get_token() const noexcept { return inplace_stop_token(this); }
    static constexpr bool stop_possible() noexcept { return true; }

    bool stop_requested() const noexcept { return (state.load(std::memory_order_acquire) & requested) != 0; }

    bool request_stop() noexcept {
      const std::uintptr_t old = lock();
      if ((old & requested) != 0) {
        unlock(old);
        return false;
      }
      request current{.callbacks = pointer<inplace_stop_callback_base>(old)};
      while (inplace_stop_callback_base* const callback = current.callbacks) {
        unlink(callback, current.callbacks);
        callback->prev = callback;
        current.running = callback;
        unlock(word(&current) | requested);
        callback->invoke(callback);
        // The callback may be gone now. If it was the last one, so may *this: an operation may have completed.
        if (current.detached.load(std::memory_order_acquire))
          return true;
        lock();
        current.end_invocation();
      }
      unlock(requested);
      return true;
    }

  private:
    template<class>
    friend class inplace_stop_callback;

    // A stop request that is being made, guarded by the lock.
    struct request {
      inplace_stop_callback_base* callbacks;         // yet to be called
      inplace_stop_callback_base* running = nullptr; // being called, and not destroyed by its own invocation
      std::atomic<bool>* destructor = nullptr;       // of `running`: waits on another thread for this to become true
      std::thread::id thread = std::this_thread::get_id();
      std::atomic<bool> detached{false}; // there is nothing left to call and the stop state has forgotten the request

      void end_invocation() noexcept {
        running = nullptr;
        if (destructor != nullptr) {
          destructor->store(true, std::memory_order_release);
          destructor->notify_one();
          destructor = nullptr;
        }
      }
    };

    // True if the callback is in the list now; false if stop has been requested already.
    bool try_add(inplace_stop_callback_base* callback) const noexcept {
      const std::uintptr_t old = lock();
      if ((old & requested) != 0) {
        unlock(old);
        return false;
      }
      auto* const first = pointer<inplace_stop_callback_base>(old);
      callback->next = first;
      callback->prev = nullptr;
      if (first != nullptr)
        first->prev = callback;
      unlock(word(callback));
      return true;
    }

    void remove(inplace_stop_callback_base* callback) const noexcept {
      const std::uintptr_t old = lock();
      if ((old & requested) == 0) {
        auto* first = pointer<inplace_stop_callback_base>(old);
        unlink(callback, first);
        unlock(word(first));
      } else if (auto* const current = pointer<request>(old)) {
        remove_during(*current, callback);
      } else {
        unlock(old); // it was called, and everybody has returned
      }
    }

    void remove_during(request& current, inplace_stop_callback_base* callback) const noexcept {
      if (callback->prev != callback) {
        unlink(callback, current.callbacks);
      } else if (callback == current.running) {
        // [stoptoken.concepts]/3.3.3 and 3.3.4: wait for the invocation, and not for oneself.
        if (current.thread != std::this_thread::get_id()) {
          wait_for_invocation(current);
          return;
        }
        current.running = nullptr;
      }
      if (current.callbacks == nullptr && current.running == nullptr) {
        current.detached.store(true, std::memory_order_release); // and request_stop may return at once
        unlock(requested);
      } else {
        unlock(word(&current) | requested);
      }
    }

    void wait_for_invocation(request& current) const noexcept {
      std::atomic<bool> invoked(false);
      current.destructor = &invoked;
      unlock(word(&current) | requested);
      invoked.wait(false, std::memory_order_acquire);
      unlock(lock()); // the flag is notified under the lock; from here on nobody uses it
    }

    static void unlink(inplace_stop_callback_base* callback, inplace_stop_callback_base*& first) noexcept {
      (callback->prev != nullptr ? callback->prev->next : first) = callback->next;
      if (callback->next != nullptr)
        callback->next->prev = callback->prev;
    }

    // The word as it was.
    std::uintptr_t lock() const noexcept {
      std::uintptr_t old = state.load(std::memory_order_relaxed) & ~locked;
      while (!state.compare_exchange_weak(old, old | locked, std::memory_order_acquire, std::memory_order_relaxed)) {
        if ((old & locked) != 0) {
          std::this_thread::yield();
          old &= ~locked;
        }
      }
      return old;
    }

    void unlock(std::uintptr_t word) const noexcept { state.store(word, std::memory_order_release); }

    static std::uintptr_t word(const void* pointer) noexcept { return reinterpret_cast<std::uintptr_t>(pointer); }

    template<class T>
    static T* pointer(std::uintptr_t word) noexcept {
      return reinterpret_cast<T*>(word & ~(requested | locked));
    }

    static constexpr std::uintptr_t requested = 1;
    static constexpr std::uintptr_t locked = 2;

    mutable std::atomic<std::uintptr_t> state{0};
  };

  inline bool inplace_stop_token::stop_requested() const noexcept {
    return stop_source != nullptr && stop_source->stop_requested();
  }

} // namespace refstd

#endif
