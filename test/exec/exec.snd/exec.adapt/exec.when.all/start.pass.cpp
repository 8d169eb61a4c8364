// [exec.when.all]/17
//
// Starting the operation starts all children in their order. The stop callback is registered before: what a child
// requests when it is started reaches the ones after it.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_stopped_t()>;
using failing = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int)>;

int main(int, char**) {
  { // in their order
    int started = 0;
    auto nth = [&](int place) { return [&started, place](const auto&) { assert(++started == place); }; };
    record told;
    run(ex::when_all(looks<signatures>(nth(1), ex::set_value), looks<signatures>(nth(2), ex::set_value),
          looks<signatures>(nth(3), ex::set_value)),
      any_receiver(told));
    assert(told.value());
    assert(started == 3);
  }
  { // also if one of them fails or is stopped
    int started = 0;
    auto look = [&](const auto&) { ++started; };
    record told;
    run(ex::when_all(looks<signatures>(look, ex::set_stopped), looks<failing>(look, ex::set_error, 1),
          looks<signatures>(look, ex::set_value)),
      any_receiver(told));
    assert(told.error());
    assert(started == 3);
  }
  { // the stop callback is there before the first one
    exs::inplace_stop_source source;
    bool reached = false;
    auto request = [&](const auto& env) {
      source.request_stop();
      reached = exs::get_stop_token(env).stop_requested();
    };
    auto look = [](const auto& env) { assert(exs::get_stop_token(env).stop_requested()); };
    record told;
    run(ex::when_all(looks<signatures>(request, ex::set_value), looks<signatures>(look, ex::set_value)),
      any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
    assert(reached);
  }
  return 0;
}
