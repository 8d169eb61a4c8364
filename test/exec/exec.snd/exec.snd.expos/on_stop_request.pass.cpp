// [exec.snd.expos]/16
//
// A stop request of the receiver's token is one for the children of a when_all.

#include "execution.h"
#include "receivers.h"
#include "stop_senders.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  record told;
  auto op = ex::connect(ex::when_all(until_stopped<ex::set_value_t()>(), until_stopped<ex::set_value_t()>()),
    any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
  ex::start(op);
  assert(told.pending());
  source.request_stop();
  assert(told.stopped());
  return 0;
}
