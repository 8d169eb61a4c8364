// [stopsource.inplace.mem]/1, [stoptoken.concepts]/10
//
// get_token returns a token of this source, before and after a request.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  const exs::inplace_stop_source& constant = source;
  const exs::inplace_stop_source other;
  const exs::inplace_stop_token token = source.get_token();
  assert(token.stop_possible());
  assert(token == source.get_token());
  assert(token == constant.get_token());
  assert(token != other.get_token());
  assert(token != exs::inplace_stop_token());
  source.request_stop();
  assert(token.stop_requested());
  assert(token == source.get_token());
  assert(!other.get_token().stop_requested());
  return 0;
}
