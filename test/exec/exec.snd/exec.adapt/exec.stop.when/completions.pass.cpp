// [exec.stop.when]/2.3
//
// All completions of the sender are passed on as they are, whatever stop token the receiver has and even if stop was
// requested.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "stop_when.h"

#include <cassert>
#include <memory>

template<class Env>
void test(Env env) {
  ex::counting_scope scope;
  for (bool requested : {false, true}) {
    if (requested)
      scope.request_stop();
    { // a reference stays one
      int i = 0;
      record told;
      using signatures = ex::completion_signatures<ex::set_value_t(int&)>;
      run(scope.get_token().wrap(inline_sender<signatures, ex::set_value_t, int&>{{i}}),
        value_receiver(told, [&](int& value) { assert(std::addressof(value) == &i); }, env));
      assert(told.value());
    }
    { // error, deferred
      deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
      record told;
      int error = 0;
      auto op =
        ex::connect(scope.get_token().wrap(source.sender()), error_receiver(told, [&](int e) { error = e; }, env));
      ex::start(op);
      assert(told.pending());
      source.complete(ex::set_error, 4);
      assert(told.error() && error == 4);
    }
    { // stopped
      record told;
      run(scope.get_token().wrap(ex::just_stopped()), any_receiver(told, env));
      assert(told.stopped());
    }
  }
}

int main(int, char**) {
  test(ex::env<>());
  exs::inplace_stop_source source;
  test(ex::prop(exs::get_stop_token, source.get_token()));
  return 0;
}
