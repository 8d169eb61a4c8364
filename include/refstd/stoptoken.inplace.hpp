// [stoptoken.inplace], class inplace_stop_token

#ifndef REFSTD_STOPTOKEN_INPLACE_HPP
#define REFSTD_STOPTOKEN_INPLACE_HPP

#include <utility>

namespace refstd {

  class inplace_stop_source;

  template<class CallbackFn>
  class inplace_stop_callback;

  class inplace_stop_token {
  public:
    template<class CallbackFn>
    using callback_type = inplace_stop_callback<CallbackFn>;

    inplace_stop_token() = default;
    bool operator==(const inplace_stop_token&) const = default;

    bool stop_requested() const noexcept; // defined in [stopsource.inplace]
    bool stop_possible() const noexcept { return stop_source != nullptr; }
    void swap(inplace_stop_token& rhs) noexcept { std::swap(stop_source, rhs.stop_source); }

  private:
    friend inplace_stop_source;
    template<class>
    friend class inplace_stop_callback;

    constexpr explicit inplace_stop_token(const inplace_stop_source* source) noexcept : stop_source(source) {}

    const inplace_stop_source* stop_source = nullptr;
  };

} // namespace refstd

#endif
