// [exec.get.env]/1.1
//
// Nothing is not an environment: the mandate is violated by a member function get_env that returns void.

#include "execution.h"

#ifdef CONTROL
struct environment {};
#else
using environment = void;
#endif

struct object {
  environment get_env() const noexcept { return environment(); }
};

void test() {
  static_cast<void>(ex::get_env(object())); // REJECTED
}
