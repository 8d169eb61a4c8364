// [stoptoken.general]/2, [stoptoken.concepts]/7.4
//
// A stop token that was made by default, or that was moved from, has no stop state: no stop is possible, and none has
// been requested.

#include "execution.h"

#include <cassert>
#include <utility>

void assert_disengaged(const exs::stop_token& token) {
  assert(!token.stop_possible());
  assert(!token.stop_requested());
  assert(token == exs::stop_token());
}

int main(int, char**) {
  { // made by default
    exs::stop_token token;
    assert_disengaged(token);
    exs::stop_token copy(token);
    assert_disengaged(copy);
  }
  { // of a source that has no stop state either
    exs::stop_source source(exs::nostopstate);
    assert_disengaged(source.get_token());
    source.request_stop();
    assert_disengaged(source.get_token());
  }
  { // assigned
    exs::stop_source source;
    exs::stop_token token = source.get_token();
    assert(token.stop_possible());
    token = exs::stop_token();
    assert_disengaged(token);
    assert(source.stop_possible());
  }
  { // moved from: what is left is an empty pointer
    exs::stop_source source;
    exs::stop_token token = source.get_token();
    exs::stop_token other(std::move(token));
    assert_disengaged(token);
    assert(other.stop_possible());
  }
  return 0;
}
