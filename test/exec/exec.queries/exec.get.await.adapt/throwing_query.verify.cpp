// [exec.get.await.adapt]/2
//
// The environment's query must be noexcept: it is a mandate.

#include "execution.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct adaptor {};

struct env {
  adaptor query(ex::get_await_completion_adaptor_t) const noexcept(nothrow) { return {}; }
};

void test() {
  static_cast<void>(ex::get_await_completion_adaptor(env())); // REJECTED
}
