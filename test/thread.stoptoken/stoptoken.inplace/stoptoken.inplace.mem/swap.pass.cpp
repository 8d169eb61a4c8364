// [stoptoken.inplace.mem]/1
//
// swap exchanges the sources that two tokens refer to.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  { // both have one
    exs::inplace_stop_source one;
    exs::inplace_stop_source other;
    exs::inplace_stop_token first = one.get_token();
    exs::inplace_stop_token second = other.get_token();
    first.swap(second);
    assert(first == other.get_token());
    assert(second == one.get_token());
    one.request_stop();
    assert(second.stop_requested());
    assert(!first.stop_requested());
  }
  { // one has none
    exs::inplace_stop_source source;
    exs::inplace_stop_token first = source.get_token();
    exs::inplace_stop_token second;
    first.swap(second);
    assert(first == exs::inplace_stop_token());
    assert(second == source.get_token());
    first.swap(second);
    assert(first == source.get_token());
    assert(second == exs::inplace_stop_token());
  }
  { // with itself
    exs::inplace_stop_source source;
    exs::inplace_stop_token token = source.get_token();
    token.swap(token);
    assert(token == source.get_token());
  }
  return 0;
}
