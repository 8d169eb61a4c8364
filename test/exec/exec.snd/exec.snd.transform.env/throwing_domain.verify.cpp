// [exec.snd.transform.env]/2
//
// The domain's member function transform_env must be noexcept: it is a mandate.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct domain {
  ex::env<> transform_env(const auto&, const auto&) const noexcept(nothrow) { return {}; }
};

void test(tagged_sender<silent_tag> sndr) {
  static_cast<void>(ex::transform_env(domain(), sndr, ex::env<>())); // REJECTED
}
