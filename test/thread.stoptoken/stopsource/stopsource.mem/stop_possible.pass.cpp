// [stopsource.mem]/3
//
// A source says that a stop is possible if it has a stop state, whether or not a stop has been requested.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  exs::stop_source source;
  assert(source.stop_possible());
  source.request_stop();
  assert(source.stop_possible());
  const exs::stop_source copy(source);
  assert(copy.stop_possible());

  const exs::stop_source none(exs::nostopstate);
  assert(!none.stop_possible());
  return 0;
}
