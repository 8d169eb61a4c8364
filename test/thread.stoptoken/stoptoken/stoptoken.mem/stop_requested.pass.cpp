// [stoptoken.mem]/2, [stoptoken.concepts]/7.2, [thread.stoptoken.intro]/3
//
// stop_requested says whether the token's stop state has received a request, from then on and for every token of it.

#include "execution.h"

#include <cassert>
#include <optional>

int main(int, char**) {
  { // no stop state
    assert(!exs::stop_token().stop_requested());
  }
  { // every token of the state sees the request, whichever source made it; it is not withdrawn
    std::optional<exs::stop_source> source(std::in_place);
    exs::stop_source other(*source);
    const exs::stop_token before = source->get_token();
    const exs::stop_token copy = before;
    assert(!before.stop_requested());
    assert(!copy.stop_requested());
    other.request_stop();
    assert(before.stop_requested());
    assert(copy.stop_requested());
    assert(source->get_token().stop_requested());
    assert(source->stop_requested());
    source->request_stop();
    assert(before.stop_requested());
    source.reset();
    other = exs::stop_source(exs::nostopstate);
    assert(before.stop_requested());
    assert(before.stop_possible());
    assert(copy.stop_possible());
  }
  { // another state's request is not seen
    exs::stop_source source;
    exs::stop_source other;
    exs::stop_token token = source.get_token();
    other.request_stop();
    assert(!token.stop_requested());
  }
  return 0;
}
