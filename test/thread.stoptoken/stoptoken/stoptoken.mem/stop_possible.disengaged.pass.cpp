// [stoptoken.mem]/3.1
//
// No stop is possible if the token has no stop state.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  assert(!exs::stop_token().stop_possible());
  assert(!exs::stop_source(exs::nostopstate).get_token().stop_possible());

  exs::stop_source source;
  exs::stop_token token = source.get_token();
  token = exs::stop_token();
  assert(!token.stop_possible());
  return 0;
}
