// [stopcallback.cons]/2, [thread.stoptoken.intro]/5
//
// A callback that is registered shares ownership of the stop state, and gives it up when it is destroyed.
//
// UNSUPPORTED: sanitizer=tsan

#include "allocations.h"
#include "execution.h"
#include "stop_callbacks.h"

#include <cassert>
#include <optional>
#include <utility>

int main(int, char**) {
  int calls = 0;
  const allocation_ledger ledger;
  { // the callbacks are the last owners: they are deregistered with their own stop state, whose place nobody took
    std::optional<exs::stop_source> source(std::in_place);
    std::optional<exs::stop_callback<counting>> first(std::in_place, source->get_token(), counting{&calls});
    std::optional<exs::stop_callback<counting>> second(std::in_place, source->get_token(), counting{&calls});
    source.reset();
    exs::stop_source others[3];
    int others_calls = 0;
    exs::stop_callback<counting> callbacks[] = {
      exs::stop_callback<counting>(others[0].get_token(), counting{&others_calls}),
      exs::stop_callback<counting>(others[1].get_token(), counting{&others_calls}),
      exs::stop_callback<counting>(others[2].get_token(), counting{&others_calls})};
    first.reset();
    second.reset();
    for (exs::stop_source& other : others)
      assert(other.request_stop());
    assert(others_calls == 3);
    assert(calls == 0);
  }
  assert(ledger.allocated() == ledger.freed());
  { // the same after a request
    std::optional<exs::stop_source> source(std::in_place);
    exs::stop_callback<counting> callback(source->get_token(), counting{&calls});
    source->request_stop();
    source.reset();
    assert(calls == 1);
  }
  assert(ledger.allocated() == ledger.freed());
  { // the token that the callback was made from is not needed any more
    exs::stop_source source;
    std::optional<exs::stop_token> token(source.get_token());
    exs::stop_callback<counting> from_lvalue(*token, counting{&calls});
    exs::stop_callback<counting> from_rvalue(std::move(*token), counting{&calls});
    token.reset();
    calls = 0;
    assert(source.request_stop());
    assert(calls == 2);
  }
  assert(ledger.allocated() == ledger.freed());
  { // an lvalue token is not changed
    exs::stop_source source;
    exs::stop_token token = source.get_token();
    exs::stop_callback<counting> callback(token, counting{&calls});
    assert(token == source.get_token());
  }
  assert(ledger.allocated() == ledger.freed());
  return 0;
}
