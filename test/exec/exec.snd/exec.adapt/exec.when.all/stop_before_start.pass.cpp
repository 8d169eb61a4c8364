// [exec.when.all]/17
//
// If stop was requested before the start, no child is started and the operation is stopped, when its stop callback is
// no longer registered.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "stop_tokens.h"

#include <cassert>

template<class Request, class MakeReceiver>
void test(Request request, MakeReceiver make_receiver) {
  record told;
  deferred<ex::set_value_t()> first, second;
  auto op = ex::connect(ex::when_all(first.sender(), second.sender()), make_receiver(told));
  request();
  ex::start(op);
  assert(!first.started());
  assert(!second.started());
  assert(told.stopped());
}

int main(int, char**) {
  { // before connect
    exs::inplace_stop_source source;
    source.request_stop();
    test([] {}, [&](record& told) { return any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())); });
  }
  { // after connect
    exs::inplace_stop_source source;
    int callbacks = 0;
    test([&] { source.request_stop(); },
      [&](record& told) { return deregistered_receiver{&told, {source.get_token(), &callbacks}}; });
    assert(callbacks == 0);
  }
  return 0;
}
