// [stopsource.general]/2
//
// A copy of a source is equal to it and has the same stop state; sources with other states, or with none, are not
// equal.

#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

int main(int, char**) {
  { // a request that one makes, the other one has received
    exs::stop_source source;
    exs::stop_source copy(source);
    exs::stop_source assigned(exs::nostopstate);
    assigned = source;
    assert(copy.request_stop());
    assert(source.stop_requested());
    assert(assigned.stop_requested());
    assert(!source.request_stop());
    assert(!assigned.request_stop());
  }
  { // a moved source has the stop state that it was given
    exs::stop_source source;
    exs::stop_token token = source.get_token();
    exs::stop_source moved(std::move(source));
    assert(moved.get_token() == token);
    exs::stop_source assigned;
    assigned = std::move(moved);
    assert(assigned.get_token() == token);
  }
  { // swapped by the library's function
    exs::stop_source one;
    exs::stop_source other;
    const exs::stop_token token = one.get_token();
    std::ranges::swap(one, other);
    assert(one.get_token() != token);
    assert(other.get_token() == token);
  }
  return 0;
}
