// [stopsource.cons]/1, [stopsource.cons]/2
//
// A source that is made by default has a new stop state: a stop is possible, and none has been requested.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  exs::stop_source source;
  assert(source.stop_possible());
  assert(!source.stop_requested());
  assert(source.get_token().stop_possible());
  assert(!source.get_token().stop_requested());

  // its own
  source.request_stop();
  exs::stop_source other;
  assert(other.stop_possible());
  assert(!other.stop_requested());
  assert(other.get_token() != source.get_token());
  return 0;
}
