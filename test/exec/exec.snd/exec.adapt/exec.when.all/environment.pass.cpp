// [exec.when.all]/11
//
// All children of an operation see the same stop token, that of the operation; each operation has another.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <vector>

using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_stopped_t()>;

int main(int, char**) {
  std::vector<exs::inplace_stop_token> tokens;
  auto look = [&](const auto& env) { tokens.push_back(exs::get_stop_token(env)); };
  exs::inplace_stop_source source;
  record first, second;
  auto sndr = ex::when_all(looks<signatures>(look, ex::set_value), looks<signatures>(look, ex::set_value),
    looks<signatures>(look, ex::set_value));
  auto op = ex::connect(sndr, any_receiver(first, ex::prop(exs::get_stop_token, source.get_token())));
  auto other = ex::connect(sndr, any_receiver(second, ex::prop(exs::get_stop_token, source.get_token())));
  ex::start(op);
  ex::start(other);
  assert(first.value());
  assert(second.value());
  assert(tokens.size() == 6);
  assert(tokens[0] == tokens[1]);
  assert(tokens[0] == tokens[2]);
  assert(tokens[3] == tokens[4]);
  assert(tokens[3] == tokens[5]);
  assert(tokens[0] != tokens[3]);
  assert(tokens[0] != source.get_token());
  assert(tokens[3] != source.get_token());
  return 0;
}
