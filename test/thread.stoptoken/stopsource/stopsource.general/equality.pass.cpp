// [stopsource.general]/2
//
// Sources are equal if they have the same stop state or none, and not equal otherwise.

#include "execution.h"

#include <cassert>

void assert_equal(const exs::stop_source& one, const exs::stop_source& other) {
  assert(one == other);
  assert(other == one);
  assert(!(one != other));
}

void assert_different(const exs::stop_source& one, const exs::stop_source& other) {
  assert(!(one == other));
  assert(!(other == one));
  assert(one != other);
}

int main(int, char**) {
  exs::stop_source source;
  const exs::stop_source copy(source);
  exs::stop_source different;
  const exs::stop_source none(exs::nostopstate);
  assert_equal(source, source);
  assert_equal(source, copy);
  assert_equal(none, exs::stop_source(exs::nostopstate));
  assert_different(source, different);
  assert_different(source, none);

  source.request_stop();
  assert_equal(source, copy);
  assert_different(source, different);
  different = source;
  assert_equal(source, different);
  return 0;
}
