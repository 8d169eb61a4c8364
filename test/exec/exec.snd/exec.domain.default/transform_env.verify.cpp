// [exec.domain.default]/6
//
// The tag's member function transform_env must be noexcept: it is a mandate.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct transforming_tag {
  ex::env<> transform_env(const auto&, const auto&) const noexcept(nothrow) { return {}; }
};

void test(tagged_sender<transforming_tag> sndr) {
  static_cast<void>(ex::default_domain().transform_env(sndr, ex::env<>())); // REJECTED
}
