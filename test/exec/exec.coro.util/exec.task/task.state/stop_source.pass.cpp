// [task.state]/4.4
//
// The stop tokens may be those of a stop_source, on either side.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "stop_sources.h"
#include "tasks.h"

#include <cassert>

template<class Source>
task<bool, stopped_by<Source>> coroutine() {
  co_return (co_await ex::read_env(exs::get_stop_token)).stop_requested();
}

template<class Outer, class Inner>
void test() {
  for (bool requested : {false, true}) {
    Outer outer;
    if (requested)
      outer.request_stop();
    record told;
    run(coroutine<Inner>(),
      value_receiver(
        told, [=](bool seen) { assert(seen == requested); }, ex::env{with_token(outer.get_token()), inline_env()}));
    assert(told.value());
  }
}

int main(int, char**) {
  test<exs::stop_source, exs::inplace_stop_source>();
  test<exs::inplace_stop_source, exs::stop_source>();
  test<exs::stop_source, exs::stop_source>();
  return 0;
}
