// [exec.when.all]/16
//
// If stop was requested before the start, the children are started all the same, and see the request.
//
// EDITION: c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  source.request_stop();
  int started = 0;
  auto look = [&](const auto& env) {
    ++started;
    assert(exs::get_stop_token(env).stop_requested());
  };
  record told;
  run(ex::when_all(looks(look, ex::set_value, 1), looks(look, ex::set_value, 2)),
    any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
  assert(started == 2);
  assert(told.value());
  return 0;
}
