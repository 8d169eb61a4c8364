// [exec.get.stop.token]/2.1
//
// A type that lacks one thing only of what makes a stop token, here the comparison, is no answer: it is a mandate.

#include "execution.h"

struct nearly_token {
  template<class>
  struct callback_type {
    callback_type(nearly_token, auto&&) noexcept {}
  };

  static constexpr bool stop_requested() noexcept { return false; }
  static constexpr bool stop_possible() noexcept { return false; }
#ifdef CONTROL
  bool operator==(const nearly_token&) const = default;
#endif
};

struct env {
  nearly_token query(exs::get_stop_token_t) const noexcept { return {}; }
};

void test() {
  static_cast<void>(exs::get_stop_token(env())); // REJECTED
}
