// [stoptoken.inplace.mem]/4
//
// A stop is possible if the token refers to a source, whether or not one has been requested.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  exs::inplace_stop_token token = source.get_token();
  assert(token.stop_possible());
  source.request_stop();
  assert(token.stop_possible());
  assert(source.get_token().stop_possible());

  assert(!exs::inplace_stop_token().stop_possible());
  token = exs::inplace_stop_token();
  assert(!token.stop_possible());
  return 0;
}
