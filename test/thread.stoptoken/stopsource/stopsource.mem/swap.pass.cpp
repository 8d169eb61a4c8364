// [stopsource.mem]/1
//
// swap exchanges the stop states of two sources.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  { // both have one
    exs::stop_source one;
    exs::stop_source other;
    const exs::stop_token first = one.get_token();
    const exs::stop_token second = other.get_token();
    one.swap(other);
    assert(one.get_token() == second);
    assert(other.get_token() == first);
    one.request_stop();
    assert(second.stop_requested());
    assert(!first.stop_requested());
  }
  { // one has none
    exs::stop_source one;
    exs::stop_source other(exs::nostopstate);
    const exs::stop_token token = one.get_token();
    one.swap(other);
    assert(!one.stop_possible());
    assert(other.get_token() == token);
    one.swap(other);
    assert(one.get_token() == token);
    assert(!other.stop_possible());
  }
  { // with itself
    exs::stop_source source;
    const exs::stop_token token = source.get_token();
    source.swap(source);
    assert(source.get_token() == token);
    assert(token.stop_possible());
  }
  return 0;
}
