// A header with a syntax error in the middle.

#ifndef FAKE_EXECUTION_HPP
#define FAKE_EXECUTION_HPP

namespace fake {
  namespace execution {
    struct just_t {
      constexpr int operator()(int value) const { return value; }
    };
    inline constexpr just_t just{};
    inline constexpr just_t then {}
  } // namespace execution
  namespace this_thread {}
} // namespace fake

#endif
