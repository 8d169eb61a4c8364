// [task.state]/4.6
//
// Callbacks can be registered with the coroutine's stop token, and are called when the receiver's token is asked to
// stop; after the operation has completed, the receiver's token is not used any more.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "stop_sources.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <optional>

struct count_calls {
  int* calls;
  void operator()() const noexcept { ++*calls; }
};

template<class Source>
task<void, stopped_by<Source>> coroutine(int& calls, deferred<ex::set_value_t()>& source) {
  auto token = co_await ex::read_env(exs::get_stop_token);
  using callback = exs::stop_callback_for_t<decltype(token), count_calls>;
  static_assert(std::constructible_from<callback, const decltype(token)&, count_calls>);
  callback on_stop(token, count_calls{&calls});
  co_await source.sender();
}

int main(int, char**) {
  for_each_pair_of_sources([]<class Outer, class Inner> {
    { // called once, at once
      Outer outer;
      int calls = 0;
      deferred<ex::set_value_t()> source;
      record told;
      auto op = ex::connect(
        coroutine<Inner>(calls, source), any_receiver(told, ex::env{with_token(outer.get_token()), inline_env()}));
      ex::start(op);
      assert(calls == 0);
      outer.request_stop();
      assert(calls == 1);
      source.complete(ex::set_value);
      assert(told.value());
      assert(calls == 1);
    }
    { // a request comes after the completion, to a source that is gone soon
      std::optional<Outer> outer(std::in_place);
      int calls = 0;
      deferred<ex::set_value_t()> source;
      record told;
      auto op = ex::connect(
        coroutine<Inner>(calls, source), any_receiver(told, ex::env{with_token(outer->get_token()), inline_env()}));
      ex::start(op);
      source.complete(ex::set_value);
      assert(told.value());
      assert(particular_stop_source::registered == 0); // [exec.recv.concepts]/3
      outer->request_stop();
      outer.reset();
      assert(calls == 0);
    }
    { // never started
      Outer outer;
      int calls = 0;
      deferred<ex::set_value_t()> source;
      record told;
      {
        auto op = ex::connect(
          coroutine<Inner>(calls, source), any_receiver(told, ex::env{with_token(outer.get_token()), inline_env()}));
      }
      outer.request_stop();
      assert(told.pending() && calls == 0);
    }
  });
  return 0;
}
