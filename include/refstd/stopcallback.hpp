// [stopcallback], class template stop_callback

#ifndef REFSTD_STOPCALLBACK_HPP
#define REFSTD_STOPCALLBACK_HPP

#include <refstd/stopcallback.inplace.hpp>
#include <refstd/stoptoken.hpp>

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace refstd {

  template<class CallbackFn>
  class stop_callback {
    static_assert(
      std::invocable<CallbackFn>, "[stopcallback.general]/2: a stop callback is invocable without arguments");
    static_assert(std::destructible<CallbackFn>, "[stopcallback.general]/2: a stop callback is destructible");

  public:
    using callback_type = CallbackFn;

    template<class Initializer>
      requires std::constructible_from<CallbackFn, Initializer>
    explicit stop_callback(const stop_token& st, Initializer&& init) noexcept(
      std::is_nothrow_constructible_v<CallbackFn, Initializer>)
      : stop_callback(stop_token(st), std::forward<Initializer>(init)) {}

    template<class Initializer>
      requires std::constructible_from<CallbackFn, Initializer>
    explicit stop_callback(stop_token&& st, Initializer&& init) noexcept(
      std::is_nothrow_constructible_v<CallbackFn, Initializer>)
      : stop_state(std::move(st.stop_state))
      , callback(stop_state != nullptr ? stop_state->source.get_token() : inplace_stop_token(),
          std::forward<Initializer>(init)) {}

    ~stop_callback() = default;

    stop_callback(const stop_callback&) = delete;
    stop_callback(stop_callback&&) = delete;
    stop_callback& operator=(const stop_callback&) = delete;
    stop_callback& operator=(stop_callback&&) = delete;

  private:
    std::shared_ptr<shared_stop_state> stop_state; // outlives the registration of the callback
    inplace_stop_callback<CallbackFn> callback;
  };

  template<class CallbackFn>
  stop_callback(stop_token, CallbackFn) -> stop_callback<CallbackFn>;

} // namespace refstd

#endif
