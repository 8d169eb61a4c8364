// [stopcallback.cons]/2, [thread.stoptoken.intro]/5
//
// A callback whose function could not be made is not registered, and does not keep the stop state.
//
// UNSUPPORTED: sanitizer=tsan

#include "allocations.h"
#include "execution.h"
#include "stop_registration.h"

#include <cassert>

void attempt(const exs::stop_token& token) {
  try {
    exs::stop_callback<throwing_init> callback(token, 1);
    assert(false && "the exception was lost");
  } catch (const init_error&) {
  }
  try {
    exs::stop_callback<throwing_init> callback(exs::stop_token(token), 2);
    assert(false && "the exception was lost");
  } catch (const init_error&) {
  }
}

int main(int, char**) {
  const allocation_ledger ledger;
  { // before a request
    exs::stop_source source;
    attempt(source.get_token());
  }
  assert(ledger.allocated() == ledger.freed());
  { // after a request
    exs::stop_source source;
    source.request_stop();
    attempt(source.get_token());
  }
  assert(ledger.allocated() == ledger.freed());
  return 0;
}
