// [exec.snd.expos]/38
//
// The child is started when the operation is, and not before; nothing but the start of an adaptor's operation is
// needed.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

int main(int, char**) {
  deferred<ex::set_value_t()> source;
  int calls = 0;
  record told;
  auto op = ex::connect(source.sender() | ex::then([&] { ++calls; }), any_receiver(told));
  assert(!source.started());
  ex::start(op);
  assert(source.started());
  assert(told.pending() && calls == 0);
  source.complete(ex::set_value);
  assert(told.value() && calls == 1);
  return 0;
}
