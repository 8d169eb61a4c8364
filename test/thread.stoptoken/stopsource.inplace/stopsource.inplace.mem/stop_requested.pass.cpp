// [stopsource.inplace.mem]/2
//
// A source says whether it has received a request.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  const exs::inplace_stop_source& constant = source;
  const exs::inplace_stop_source other;
  assert(!source.stop_requested());
  assert(!constant.stop_requested());
  source.request_stop();
  assert(source.stop_requested());
  assert(constant.stop_requested());
  assert(!other.stop_requested());
  return 0;
}
