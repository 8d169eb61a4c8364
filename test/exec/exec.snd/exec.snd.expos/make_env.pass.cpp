// [exec.snd.expos]/3, [exec.when.all]/5.1
//
// An environment that is made for a query answers it with the value that it was made for: all children of a when_all
// have the same stop token, which is that of no other operation.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_token seen[4];
  const auto look = [&](int i) {
    return looks([&seen, i](const auto& env) { seen[i] = exs::get_stop_token(env); }, ex::set_value);
  };
  record told[2];
  auto first = ex::connect(ex::when_all(look(0), look(1)), any_receiver(told[0]));
  auto second = ex::connect(ex::when_all(look(2), look(3)), any_receiver(told[1]));
  ex::start(first);
  ex::start(second);
  assert(told[0].value() && told[1].value());
  assert(seen[0] == seen[1] && seen[2] == seen[3]);
  assert(seen[0] != seen[2]);
  assert(seen[0].stop_possible() && !seen[0].stop_requested());
  return 0;
}
