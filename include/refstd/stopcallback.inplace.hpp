// [stopcallback.inplace], class template inplace_stop_callback

#ifndef REFSTD_STOPCALLBACK_INPLACE_HPP
#define REFSTD_STOPCALLBACK_INPLACE_HPP

#include <refstd/stopsource.inplace.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace refstd {

  template<class CallbackFn>
  class inplace_stop_callback : inplace_stop_callback_base {
    static_assert(
      std::invocable<CallbackFn>, "[stopcallback.inplace.general]/1: a stop callback is invocable without arguments");
    static_assert(std::destructible<CallbackFn>, "[stopcallback.inplace.general]/1: a stop callback is destructible");

  public:
    using callback_type = CallbackFn;

    template<class Initializer>
      requires std::constructible_from<CallbackFn, Initializer>
    explicit inplace_stop_callback(inplace_stop_token st, Initializer&& init) noexcept(
      std::is_nothrow_constructible_v<CallbackFn, Initializer>)
      : inplace_stop_callback_base(&invoke_callback_fn)
      , callback_fn(std::forward<Initializer>(init))
      , source(st.stop_source) {
      if (source != nullptr && !source->try_add(this)) {
        source = nullptr;
        invoke_callback_fn(this);
      }
    }

    ~inplace_stop_callback() {
      if (source != nullptr)
        source->remove(this);
    }

    inplace_stop_callback(inplace_stop_callback&&) = delete;
    inplace_stop_callback(const inplace_stop_callback&) = delete;
    inplace_stop_callback& operator=(inplace_stop_callback&&) = delete;
    inplace_stop_callback& operator=(const inplace_stop_callback&) = delete;

  private:
    static void invoke_callback_fn(inplace_stop_callback_base* self) noexcept {
      std::forward<CallbackFn>(static_cast<inplace_stop_callback*>(self)->callback_fn)();
    }

    CallbackFn callback_fn;
    const inplace_stop_source* source; // null when nothing is registered
  };

  template<class CallbackFn>
  inplace_stop_callback(inplace_stop_token, CallbackFn) -> inplace_stop_callback<CallbackFn>;

} // namespace refstd

#endif
