// [stopsource.mem]/5, [stoptoken.concepts]/12
//
// Without a stop state, no request is made: request_stop returns false and has no effect.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  exs::stop_source source(exs::nostopstate);
  assert(!source.request_stop());
  assert(!source.stop_requested());
  assert(!source.stop_possible());
  assert(!source.request_stop());
  return 0;
}
