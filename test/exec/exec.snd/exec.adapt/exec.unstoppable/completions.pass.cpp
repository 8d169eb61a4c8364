// [exec.unstoppable]/2
//
// The sender completes as the adapted one does, also with a stop of its own; a stop request to the receiver makes no
// difference.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "signatures.h"
#include "values.h"

#include <cassert>
#include <utility>

using source_type = deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>;
static_assert(completes_with<decltype(ex::unstoppable(std::declval<source_type::sender_type>())), ex::set_value_t(int),
  ex::set_error_t(int), ex::set_stopped_t()>);

int main(int, char**) {
  exs::inplace_stop_source stop;
  auto env = ex::prop(exs::get_stop_token, stop.get_token());
  source_type source;

  { // a value, before and after a stop request
    record told;
    auto op =
      ex::connect(ex::unstoppable(source.sender()), value_receiver(told, [](int i) noexcept { assert(i == 7); }, env));
    ex::start(op);
    stop.request_stop();
    assert(told.pending());
    source.complete(ex::set_value, 7);
    assert(told.value());
  }
  {
    record told;
    auto op =
      ex::connect(ex::unstoppable(source.sender()), error_receiver(told, [](int i) noexcept { assert(i == 7); }, env));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_error, 7);
    assert(told.error());
  }
  {
    record told;
    auto op = ex::connect(ex::unstoppable(source.sender()), any_receiver(told, env));
    ex::start(op);
    source.complete(ex::set_stopped);
    assert(told.stopped());
  }
  { // a run_loop would stop here
    record told;
    ex::run_loop loop;
    auto op = ex::connect(ex::unstoppable(ex::schedule(loop.get_scheduler())), any_receiver(told, env));
    ex::start(op);
    loop.finish();
    loop.run();
    assert(told.value());
  }
  { // a sender that can only be moved
    record told;
    run(ex::unstoppable(move_only_sender(ex::just(move_only(7)))),
      value_receiver(told, [](move_only m) noexcept { assert(m.value == 7); }, env));
    assert(told.value());
  }
  return 0;
}
