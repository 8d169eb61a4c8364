// [stoptoken.inplace.mem]/2, [stoptoken.concepts]/7.2, [thread.stoptoken.intro]/3
//
// stop_requested says whether the token's source has received a request, from then on and for every token of it.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  { // no source
    assert(!exs::inplace_stop_token().stop_requested());
  }
  { // every token sees the request; it is not withdrawn
    exs::inplace_stop_source source;
    const exs::inplace_stop_token before = source.get_token();
    const exs::inplace_stop_token copy = before;
    assert(!before.stop_requested());
    assert(!copy.stop_requested());
    source.request_stop();
    assert(before.stop_requested());
    assert(copy.stop_requested());
    assert(source.get_token().stop_requested());
    source.request_stop();
    assert(before.stop_requested());
    assert(copy.stop_possible());
  }
  { // another source's request is not seen
    exs::inplace_stop_source source;
    exs::inplace_stop_source other;
    const exs::inplace_stop_token token = source.get_token();
    other.request_stop();
    assert(!token.stop_requested());
  }
  return 0;
}
