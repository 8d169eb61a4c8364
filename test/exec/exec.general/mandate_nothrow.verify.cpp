// [exec.general]/5
//
// What an environment is asked for must not throw: it is a mandate that the answer is noexcept.

#include "execution.h"

struct env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const
#ifdef CONTROL
    noexcept
#endif
    ;
};

void test(const env& e) {
  static_cast<void>(exs::get_stop_token(e)); // REJECTED
}
