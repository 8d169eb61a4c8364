// [stopsource.mem]/4
//
// A source says whether its stop state has received a request, from whichever source.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  exs::stop_source source;
  const exs::stop_source copy(source);
  const exs::stop_source different;
  const exs::stop_source none(exs::nostopstate);
  assert(!source.stop_requested());
  assert(!copy.stop_requested());
  assert(!none.stop_requested());
  source.request_stop();
  assert(source.stop_requested());
  assert(copy.stop_requested());
  assert(exs::stop_source(copy).stop_requested());
  assert(!different.stop_requested());
  assert(!none.stop_requested());
  return 0;
}
