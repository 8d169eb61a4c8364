// [stoptoken.general]/1, [thread.stoptoken.intro]/5
//
// A stop token shares ownership of its stop state with its source and with all tokens that compare equal: the state is
// there as long as one of them is, and no longer.
//
// UNSUPPORTED: sanitizer=tsan

#include "allocations.h"
#include "execution.h"

#include <cassert>
#include <optional>
#include <utility>

// Other states do not take the place of the token's, which a stop has been requested of.
void assert_alive(const exs::stop_token& token) {
  exs::stop_source others[3];
  assert(token.stop_requested());
  for (const exs::stop_source& other : others)
    assert(!other.stop_requested());
}

int main(int, char**) {
  const allocation_ledger ledger;
  { // the token alone
    std::optional<exs::stop_source> source(std::in_place);
    exs::stop_token token = source->get_token();
    source->request_stop();
    source.reset();
    assert_alive(token);
  }
  assert(ledger.allocated() == ledger.freed());
  { // one of several equal tokens
    std::optional<exs::stop_source> source(std::in_place);
    std::optional<exs::stop_token> first(source->get_token());
    exs::stop_token second(*first);
    exs::stop_token third;
    third = second;
    source->request_stop();
    source.reset();
    first.reset();
    second = exs::stop_token();
    assert_alive(third);
    exs::stop_token fourth(std::move(third));
    assert_alive(fourth);
  }
  assert(ledger.allocated() == ledger.freed());
  { // the source alone
    exs::stop_source source;
    source.get_token();
    source.request_stop();
    assert_alive(source.get_token());
  }
  assert(ledger.allocated() == ledger.freed());
  { // one of several sources
    std::optional<exs::stop_source> first(std::in_place);
    exs::stop_source second(*first);
    second.request_stop();
    first.reset();
    assert_alive(second.get_token());
    second = exs::stop_source(exs::nostopstate);
    assert(ledger.allocated() == ledger.freed());
  }
  assert(ledger.allocated() == ledger.freed());
  return 0;
}
