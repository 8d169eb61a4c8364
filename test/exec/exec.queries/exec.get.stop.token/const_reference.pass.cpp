// [exec.get.stop.token]/2.1
//
// An answer by reference to const is accepted: what must be a stop token is the type that is referred to. The
// environment of unstoppable, which prop makes, answers in this way.

#include "execution.h"

#include <cassert>

struct const_reference_env {
  exs::inplace_stop_token token;
  const exs::inplace_stop_token& query(exs::get_stop_token_t) const noexcept { return token; }
};

int main(int, char**) {
  exs::inplace_stop_source source;
  { // an environment of the user's
    const const_reference_env env{source.get_token()};
    assert(exs::get_stop_token(env) == source.get_token());
  }
  { // one that prop makes
    const auto env = ex::prop(exs::get_stop_token, source.get_token());
    assert(exs::get_stop_token(env) == source.get_token());
  }
  { // the one of unstoppable
    const auto env = ex::prop(exs::get_stop_token, exs::never_stop_token{});
    assert(exs::get_stop_token(env) == exs::never_stop_token{});
  }
  return 0;
}
