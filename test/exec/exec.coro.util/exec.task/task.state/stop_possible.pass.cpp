// [task.state]/4.5
//
// The coroutine's stop token says that stop is possible if and only if that of the receiver's environment does.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "stop_sources.h"
#include "tasks.h"

#include <cassert>

template<class Source>
task<bool, stopped_by<Source>> coroutine() {
  co_return (co_await ex::read_env(exs::get_stop_token)).stop_possible();
}

template<class Inner, class Env>
void test(Env env, bool expected) {
  record told;
  run(coroutine<Inner>(), value_receiver(told, [=](bool possible) { assert(possible == expected); }, env));
  assert(told.value());
}

int main(int, char**) {
  for_each_pair_of_sources([]<class Outer, class Inner> {
    Outer outer;
    test<Inner>(ex::env{with_token(outer.get_token()), inline_env()}, true);
  });
#if CONFORM_EDITION < 2026
  // Later editions ask this of the source, and that of an inplace_stop_source is always possible.
  test<exs::inplace_stop_source>(inline_env(), false);
  test<exs::inplace_stop_source>(ex::env{with_token(exs::never_stop_token()), inline_env()}, false);
#endif
  test<exs::inplace_stop_source>(ex::env{with_token(exs::inplace_stop_token()), inline_env()}, false);
  return 0;
}
