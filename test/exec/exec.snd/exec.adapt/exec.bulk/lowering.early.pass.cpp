// [exec.bulk]/4
//
// A domain that has its own bulk_chunked, and is asked about senders as soon as they are made, is asked about the one
// that a sender of bulk becomes when it is connected.
//
// EDITION: cd

#include "lowering.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  auto function = [](int, int) noexcept {};
  using child = domains_sender<replaces_at_once<ex::bulk_chunked_t>>;
  assert(number_sent(ex::bulk(child(), ex::seq, 3, function)) == -1);
  assert(number_sent(ex::bulk_unchunked(child(), ex::seq, 3, function)) == 0);
  assert(number_sent(ex::bulk(domains_sender<replaces_nothing>(), ex::seq, 3, function)) == 0);
  return 0;
}
