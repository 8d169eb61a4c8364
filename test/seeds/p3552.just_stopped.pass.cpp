// seed: P3552R1 L1023
//
// A coroutine that finds out that it is to stop awaits just_stopped, and is stopped; so are those who await it.

#include "execution.h"
#include "receivers.h"
#include "stop_sources.h"
#include "tasks.h"

#include <cassert>

task<int> works(int& alive) {
  lodger local(alive);
  for (int i = 0;; ++i) {
    auto token = co_await ex::read_env(exs::get_stop_token);
    if (token.stop_requested())
      co_await ex::just_stopped();
    if (i == 10)
      co_return i;
  }
}

task<int> awaits(int& alive) {
  lodger local(alive);
  co_return co_await works(alive);
}

int main(int, char**) {
  for (bool stop : {false, true}) {
    exs::inplace_stop_source source;
    if (stop)
      source.request_stop();
    int alive = 0;
    record told;
    run(awaits(alive), any_receiver(told, ex::env{with_token(source.get_token()), inline_env()}));
    assert(stop ? told.stopped() : told.value());
    assert(alive == 0);
  }
  return 0;
}
