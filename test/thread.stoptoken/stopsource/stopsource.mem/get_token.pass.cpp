// [stopsource.mem]/2, [stoptoken.concepts]/10
//
// get_token returns a token of the source's stop state, before and after a request; of a source that has none, a token
// that has none.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  { // a stop state
    exs::stop_source source;
    const exs::stop_source copy(source);
    const exs::stop_token token = source.get_token();
    assert(token.stop_possible());
    assert(token == source.get_token());
    assert(token == copy.get_token());
    assert(token != exs::stop_token());
    source.request_stop();
    assert(token.stop_requested());
    assert(copy.get_token().stop_requested());
    assert(token == copy.get_token());
  }
  { // none
    const exs::stop_source source(exs::nostopstate);
    assert(source.get_token() == exs::stop_token());
    assert(!source.get_token().stop_possible());
  }
  return 0;
}
