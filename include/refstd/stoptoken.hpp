// [stoptoken], class stop_token

#ifndef REFSTD_STOPTOKEN_HPP
#define REFSTD_STOPTOKEN_HPP

#include <refstd/stopsource.inplace.hpp>

#include <atomic>
#include <cstddef>
#include <memory>
#include <utility>

namespace refstd {

  class stop_source;

  template<class CallbackFn>
  class stop_callback;

  // What associated objects share: a stop state, and how many stop_source objects can still request a stop.
  struct shared_stop_state {
    inplace_stop_source source;
    std::atomic<std::size_t> stop_sources{1};
  };

  class stop_token {
  public:
    template<class CallbackFn>
    using callback_type = stop_callback<CallbackFn>;

    stop_token() noexcept = default;

    void swap(stop_token& rhs) noexcept { stop_state.swap(rhs.stop_state); }

    bool stop_requested() const noexcept { return stop_state != nullptr && stop_state->source.stop_requested(); }

    bool stop_possible() const noexcept {
      return stop_state != nullptr &&
             (stop_state->stop_sources.load(std::memory_order_acquire) != 0 || stop_state->source.stop_requested());
    }

    bool operator==(const stop_token& rhs) const noexcept = default;

  private:
    friend stop_source;
    template<class>
    friend class stop_callback;

    explicit stop_token(std::shared_ptr<shared_stop_state> state) noexcept : stop_state(std::move(state)) {}

    std::shared_ptr<shared_stop_state> stop_state;
  };

} // namespace refstd

#endif
