// [stopsource.general]/1, [stoptoken.concepts]/9
//
// A source that was made with nostopstate, or that was moved from, has no stop state: no stop is possible, and none has
// been requested.

#include "execution.h"

#include <cassert>
#include <utility>

void assert_disengaged(const exs::stop_source& source) {
  assert(!source.stop_possible());
  assert(!source.stop_requested());
}

int main(int, char**) {
  { // made without
    exs::stop_source source(exs::nostopstate);
    assert_disengaged(source);
    exs::stop_source copy(source);
    assert_disengaged(copy);
    source = copy;
    assert_disengaged(source);
    exs::stop_source moved(std::move(copy));
    assert_disengaged(moved);
  }
  { // assigned
    exs::stop_source source;
    source.request_stop();
    source = exs::stop_source(exs::nostopstate);
    assert_disengaged(source);
  }
  { // moved from: what is left is an empty pointer
    exs::stop_source source;
    source.request_stop();
    exs::stop_source other(std::move(source));
    assert_disengaged(source);
    assert(other.stop_requested());
    exs::stop_source third(exs::nostopstate);
    third = std::move(other);
    assert_disengaged(other);
    assert(third.stop_requested());
  }
  return 0;
}
