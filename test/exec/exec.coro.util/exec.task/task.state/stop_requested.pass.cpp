// [task.state]/4.4
//
// The coroutine's stop token says that stop is requested if and only if that of the receiver's environment does,
// whether the request is made before the coroutine starts or while it runs, and whatever kind of token each of them is.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "stop_sources.h"
#include "tasks.h"

#include <cassert>

template<class Source>
task<int, stopped_by<Source>> coroutine(deferred<ex::set_value_t()>& source) {
  auto token = co_await ex::read_env(exs::get_stop_token);
  const int before = token.stop_requested();
  co_await source.sender();
  assert((co_await ex::read_env(exs::get_stop_token)).stop_requested() == token.stop_requested());
  co_return before + token.stop_requested();
}

enum class request { never, before, during };

int main(int, char**) {
  for_each_pair_of_sources([]<class Outer, class Inner> {
    auto test = [](request when, int expected) {
      Outer outer;
      deferred<ex::set_value_t()> source;
      record told;
      auto op = ex::connect(coroutine<Inner>(source),
        value_receiver(
          told, [=](int count) { assert(count == expected); }, ex::env{with_token(outer.get_token()), inline_env()}));
      if (when == request::before)
        outer.request_stop();
      ex::start(op);
      if (when == request::during)
        outer.request_stop();
      source.complete(ex::set_value);
      assert(told.value());
    };
    test(request::never, 0);
    test(request::before, 2);
    test(request::during, 1);
  });

  { // no stop token
    deferred<ex::set_value_t()> source;
    record told;
    auto op = ex::connect(coroutine<exs::inplace_stop_source>(source),
      value_receiver(told, [](int count) { assert(count == 0); }, inline_env()));
    ex::start(op);
    source.complete(ex::set_value);
    assert(told.value());
  }
  return 0;
}
