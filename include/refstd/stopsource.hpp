// [stopsource], class stop_source

#ifndef REFSTD_STOPSOURCE_HPP
#define REFSTD_STOPSOURCE_HPP

#include <refstd/stoptoken.hpp>

#include <atomic>
#include <memory>
#include <utility>

namespace refstd {

  struct nostopstate_t {
    explicit nostopstate_t() = default;
  };

  inline constexpr nostopstate_t nostopstate{};

  class stop_source {
  public:
    stop_source() : stop_state(std::make_shared<shared_stop_state>()) {}
    explicit stop_source(nostopstate_t) noexcept {}

    stop_source(const stop_source& other) noexcept : stop_state(other.stop_state) {
      if (stop_state != nullptr)
        stop_state->stop_sources.fetch_add(1, std::memory_order_relaxed);
    }

    stop_source(stop_source&& other) noexcept = default;

    stop_source& operator=(stop_source other) noexcept {
      swap(other);
      return *this;
    }

    ~stop_source() {
      if (stop_state != nullptr)
        stop_state->stop_sources.fetch_sub(1, std::memory_order_release);
    }

    void swap(stop_source& rhs) noexcept { stop_state.swap(rhs.stop_state); }

    stop_token get_token() const noexcept { return stop_token(stop_state); }
    bool stop_possible() const noexcept { return stop_state != nullptr; }
    bool stop_requested() const noexcept { return stop_state != nullptr && stop_state->source.stop_requested(); }
    bool request_stop() noexcept { return stop_state != nullptr && stop_state->source.request_stop(); }

    bool operator==(const stop_source& rhs) const noexcept = default;

  private:
    std::shared_ptr<shared_stop_state> stop_state;
  };

} // namespace refstd

#endif
