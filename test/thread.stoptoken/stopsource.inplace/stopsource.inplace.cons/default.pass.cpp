// [stopsource.inplace.cons]/1, [stopsource.inplace.cons]/2
//
// A source has a stop state of its own, of which no stop has been requested.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  assert(!source.stop_requested());
  assert(source.get_token().stop_possible());
  assert(!source.get_token().stop_requested());

  source.request_stop();
  exs::inplace_stop_source other;
  assert(!other.stop_requested());
  assert(source.get_token() != other.get_token());
  return 0;
}
