// [stoptoken.never], class never_stop_token

#ifndef REFSTD_STOPTOKEN_NEVER_HPP
#define REFSTD_STOPTOKEN_NEVER_HPP

namespace refstd {

  class never_stop_token {
    struct callback {
      explicit callback(never_stop_token, auto&&) noexcept {}
    };

  public:
    template<class>
    using callback_type = callback;

    static constexpr bool stop_requested() noexcept { return false; }
    static constexpr bool stop_possible() noexcept { return false; }

    bool operator==(const never_stop_token&) const = default;
  };

} // namespace refstd

#endif
