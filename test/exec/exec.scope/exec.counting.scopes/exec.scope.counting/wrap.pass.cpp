// [exec.scope.counting]/5
//
// What wrap returns does what the sender does, and is told to stop by the scope as well as by its receiver.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "stop_senders.h"

#include <cassert>
#include <type_traits>
#include <utility>

int main(int, char**) {
  { // values, deferred
    ex::counting_scope scope;
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
    record told;
    int value = 0;
    auto op = ex::connect(scope.get_token().wrap(source.sender()), value_receiver(told, [&](int i) { value = i; }));
    ex::start(op);
    assert(source.started() && told.pending());
    source.complete(ex::set_value, 7);
    assert(told.value() && value == 7);
  }
  { // error
    ex::counting_scope scope;
    record told;
    int error = 0;
    run(scope.get_token().wrap(ex::just_error(3)), error_receiver(told, [&](int e) { error = e; }));
    assert(told.error() && error == 3);
  }
  { // stopped
    ex::counting_scope scope;
    record told;
    run(scope.get_token().wrap(ex::just_stopped()), any_receiver(told));
    assert(told.stopped());
  }
  { // stopped by the receiver's source
    ex::counting_scope scope;
    exs::inplace_stop_source source;
    record told;
    auto op = ex::connect(
      scope.get_token().wrap(until_stopped()), any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
    ex::start(op);
    assert(told.pending());
    source.request_stop();
    assert(told.stopped());
  }
  { // stopped by the scope
    ex::counting_scope scope;
    exs::inplace_stop_source source;
    record told;
    auto op = ex::connect(
      scope.get_token().wrap(until_stopped()), any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
    ex::start(op);
    scope.request_stop();
    assert(told.stopped());
    source.request_stop();
  }
  { // neither copied from nor connected as anything else than what it is given
    ex::counting_scope scope;
    record told;
    run(scope.get_token().wrap(move_only_sender(ex::just())), any_receiver(told));
    assert(told.value());
  }
  return 0;
}
