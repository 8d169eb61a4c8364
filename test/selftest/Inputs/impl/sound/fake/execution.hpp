// An implementation of next to nothing: `just` and `then` alone, and neither is a sender.

#ifndef FAKE_EXECUTION_HPP
#define FAKE_EXECUTION_HPP

namespace fake {
  namespace execution {
    struct just_t {
      constexpr int operator()(int value) const { return value; }
    };
    inline constexpr just_t just{};

    struct then_t {
      // Mandates an integer of at least four bytes: an error here, explained by a note where it is called.
      template<class T>
      constexpr T operator()(T value) const {
        static_assert(sizeof(T) >= sizeof(int));
        return value;
      }
    };
    inline constexpr then_t then{};

    int start(int operation); // defined nowhere
  } // namespace execution
  namespace this_thread {}
} // namespace fake

#endif
