// [exec.when.all]/18
//
// When a child fails or is stopped, the others are requested to stop, inside its completion; not when one succeeds.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <optional>

using source = deferred<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>;

using failing = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>;

struct count {
  int* calls;
  void operator()() const noexcept { ++*calls; }
};

// Completes the second of four children, of which the first shows the stop token, and calls check.
template<class Complete, class Check>
void test(Complete complete, Check check) {
  record told;
  source second, third, fourth;
  int calls = 0;
  exs::inplace_stop_token token;
  std::optional<exs::inplace_stop_callback<count>> callback;
  auto look = [&](const auto& env) { token = exs::get_stop_token(env); };
  auto op = ex::connect(
    ex::when_all(looks(look, ex::set_value), second.sender(), third.sender(), fourth.sender()), any_receiver(told));
  ex::start(op);
  callback.emplace(token, count{&calls});
  complete(second);
  check(token, calls);
  callback.reset();
  third.complete(ex::set_value);
  fourth.complete(ex::set_value);
  assert(!told.pending());
}

int main(int, char**) {
  const auto requested = [](exs::inplace_stop_token token, int calls) {
    assert(token.stop_requested());
    assert(calls == 1);
  };
  test([](source& child) { child.complete(ex::set_error, 1); }, requested);
  test([](source& child) { child.complete(ex::set_stopped); }, requested);
  test([](source& child) { child.complete(ex::set_value); },
    [](exs::inplace_stop_token token, int calls) {
      assert(!token.stop_requested());
      assert(calls == 0);
    });
  { // one that fails inside start stops those that are started after it
    int seen = 0;
    auto look = [&](const auto& env) { seen += exs::get_stop_token(env).stop_requested(); };
    record error, stopped;
    run(ex::when_all(looks(look, ex::set_value), sends<failing>(ex::set_error, 1), looks(look, ex::set_value)),
      any_receiver(error));
    assert(error.error());
    assert(seen == 1);
    run(ex::when_all(looks(look, ex::set_value), sends<failing>(ex::set_stopped), looks(look, ex::set_value)),
      any_receiver(stopped));
    assert(stopped.stopped());
    assert(seen == 2);
  }
  return 0;
}
