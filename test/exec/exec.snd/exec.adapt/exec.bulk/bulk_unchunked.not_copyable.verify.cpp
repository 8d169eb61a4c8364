// [exec.bulk]/2.4
//
// bulk_unchunked(sndr, policy, shape, f) is ill-formed if f cannot be copied.

#include "execution.h"
#include "policies.h"

struct function {
  function() = default;
  function(function&&) = default; // REJECTED: a compiler may give this as the reason
#ifdef CONTROL
  function(const function&) = default;
#endif
  void operator()(auto...) const noexcept {}
};

void test() {
  static_cast<void>(ex::bulk_unchunked(ex::just(), policies::seq, 3, function())); // REJECTED
}
