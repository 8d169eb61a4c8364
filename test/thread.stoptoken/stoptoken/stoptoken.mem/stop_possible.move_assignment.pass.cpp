// [stoptoken.mem]/3.2, [stoptoken.concepts]/7.1
//
// A stop state whose last source is assigned another one by a move has no source any more: no stop is possible.

#include "execution.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  { // assigned a source with another stop state
    exs::stop_source source;
    const exs::stop_token token = source.get_token();
    exs::stop_source other;
    const exs::stop_token other_token = other.get_token();
    source = std::move(other);
    assert(!token.stop_possible());
    assert(!token.stop_requested());
    assert(other_token.stop_possible());
  }
  { // assigned a source with none
    exs::stop_source source;
    const exs::stop_token token = source.get_token();
    source = exs::stop_source(exs::nostopstate);
    assert(!token.stop_possible());
    assert(!token.stop_requested());
  }
  return 0;
}
