// [exec.when.all]/19
//
// The common domain of the senders is asked at once what to make of when_all_with_variant(sndrs...): it is shown the
// sender that would be the result, and what it makes of that is the result.
//
// EDITION: cd

#include "execution.h"
#include "joined_domains.h"

int main(int, char**) {
  test_early_domain(ex::when_all_with_variant);
  static_assert(test_early_domain(ex::when_all_with_variant));
  return 0;
}
