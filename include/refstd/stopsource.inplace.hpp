// [stopsource.inplace], class inplace_stop_source

#ifndef REFSTD_STOPSOURCE_INPLACE_HPP
#define REFSTD_STOPSOURCE_INPLACE_HPP

#include <refstd/stoptoken.inplace.hpp>

#include <atomic>
#include <thread>

namespace refstd {

  // A registered callback invocation: a node of the stop state's list.
  class inplace_stop_callback_base {
  protected:
    explicit inplace_stop_callback_base(void (*invoke)(inplace_stop_callback_base*) noexcept) noexcept
      : invoke(invoke) {}
    ~inplace_stop_callback_base() = default;

  private:
    friend inplace_stop_source;

    void (*invoke)(inplace_stop_callback_base*) noexcept;
    inplace_stop_callback_base* next = nullptr;
    inplace_stop_callback_base** link = nullptr; // what points to this node; null when not in the list
  };

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
      if (!lock_unless_requested(requested))
        return false;
      notifier = this_thread_mark();
      while (callbacks != nullptr) {
        inplace_stop_callback_base* const callback = callbacks;
        unlink(callback);
        running.store(callback, std::memory_order_relaxed);
        unlock();
        callback->invoke(callback);
        // From here on the callback may be gone: its own invocation may have destroyed it.
        lock();
        running.store(nullptr, std::memory_order_release);
        running.notify_all();
      }
      unlock();
      return true;
    }

  private:
    template<class>
    friend class inplace_stop_callback;

    // True if the callback is in the list now; false if stop has been requested already.
    bool try_add(inplace_stop_callback_base* callback) const noexcept {
      if (!lock_unless_requested(0))
        return false;
      callback->next = callbacks;
      callback->link = &callbacks;
      if (callbacks != nullptr)
        callbacks->link = &callback->next;
      callbacks = callback;
      unlock();
      return true;
    }

    void remove(inplace_stop_callback_base* callback) const noexcept {
      lock();
      const bool was_listed = callback->link != nullptr;
      if (was_listed)
        unlink(callback);
      const bool on_this_thread = notifier == this_thread_mark();
      unlock();
      // [stoptoken.concepts]/3.3.3 and 3.3.4: wait for this very callback, and not for oneself. The source outlives
      // its callbacks, so the flag to wait on is the source's.
      if (!was_listed && !on_this_thread)
        running.wait(callback, std::memory_order_acquire);
    }

    static void unlink(inplace_stop_callback_base* callback) noexcept {
      *callback->link = callback->next;
      if (callback->next != nullptr)
        callback->next->link = callback->link;
      callback->link = nullptr;
    }

    // An address that no other running thread has; unlike thread::id it is usable in a constexpr constructor.
    static const void* this_thread_mark() noexcept {
      static thread_local char mark;
      return &mark;
    }

    void lock() const noexcept {
      unsigned char old = state.load(std::memory_order_relaxed);
      do {
        old = wait_while_locked(old);
      } while (!state.compare_exchange_weak(old, old | locked, std::memory_order_acquire, std::memory_order_relaxed));
    }

    bool lock_unless_requested(unsigned char flags) const noexcept {
      unsigned char old = state.load(std::memory_order_acquire);
      do {
        if ((old & requested) == 0)
          old = wait_while_locked(old);
        if ((old & requested) != 0)
          return false;
      } while (
        !state.compare_exchange_weak(old, old | locked | flags, std::memory_order_acq_rel, std::memory_order_acquire));
      return true;
    }

    unsigned char wait_while_locked(unsigned char old) const noexcept {
      while ((old & locked) != 0) {
        std::this_thread::yield();
        old = state.load(std::memory_order_acquire);
      }
      return old;
    }

    void unlock() const noexcept { state.fetch_and(static_cast<unsigned char>(~locked), std::memory_order_release); }

    static constexpr unsigned char requested = 1;
    static constexpr unsigned char locked = 2;

    mutable std::atomic<unsigned char> state{0};
    mutable inplace_stop_callback_base* callbacks = nullptr;           // guarded by the lock
    const void* notifier = nullptr;                                    // guarded by the lock
    mutable std::atomic<inplace_stop_callback_base*> running{nullptr}; // the callback that is being invoked
  };

  inline bool inplace_stop_token::stop_requested() const noexcept {
    return stop_source != nullptr && stop_source->stop_requested();
  }

} // namespace refstd

#endif
