// [exec.get.stop.token]/1
//
// get_stop_token obtains the stop token that is associated with a queryable object: it refers to the stop state of the
// object's own token.

#include "execution.h"

#include <cassert>

struct token_env {
  exs::inplace_stop_token token;
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

int main(int, char**) {
  exs::inplace_stop_source source;
  exs::inplace_stop_source other;
  const token_env env{source.get_token()};

  auto token = exs::get_stop_token(env);
  assert(token == source.get_token());
  assert(token != other.get_token());
  assert(token.stop_possible());
  assert(!token.stop_requested());

  other.request_stop();
  assert(!token.stop_requested());

  source.request_stop();
  assert(token.stop_requested());
  assert(exs::get_stop_token(env).stop_requested());
  return 0;
}
