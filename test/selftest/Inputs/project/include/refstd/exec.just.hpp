#ifndef REFSTD_EXEC_JUST_HPP
#define REFSTD_EXEC_JUST_HPP

#include <utility>

namespace refstd {
  namespace execution {
    struct just_t {
      constexpr int operator()(int value) const noexcept { return std::exchange(value, 0); }
      constexpr int none() const { return 0; }
      constexpr bool ready() const { return true; }
    };
    inline constexpr just_t just{};
  }

  namespace this_thread {}
}

#endif
