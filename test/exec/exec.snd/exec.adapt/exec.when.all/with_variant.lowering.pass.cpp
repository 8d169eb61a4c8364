// [exec.when.all]/20
//
// The domain of the senders may have a when_all or an into_variant of its own: it is asked what to make of those that
// when_all_with_variant(sndrs...) becomes when it is connected.
//
// EDITION: cd

#include "execution.h"
#include "lowering.h"

#include <cassert>

int main(int, char**) {
  {
    using child = domains_sender<replaces_at_once<ex::when_all_t>>;
    assert(number_sent(ex::when_all_with_variant(child(), child())) == -1);
  }
  {
    using child = domains_sender<replaces_at_once<ex::into_variant_t>>;
    assert(number_sent(ex::when_all_with_variant(child())) == -1);
  }
  return 0;
}
