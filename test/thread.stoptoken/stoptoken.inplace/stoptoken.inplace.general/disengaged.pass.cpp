// [stoptoken.inplace.general]/1, [stoptoken.concepts]/7.4
//
// A token that was made by default refers to no source: no stop is possible, and none has been requested.

#include "execution.h"

#include <cassert>

void assert_disengaged(const exs::inplace_stop_token& token) {
  assert(!token.stop_possible());
  assert(!token.stop_requested());
  assert(token == exs::inplace_stop_token());
}

int main(int, char**) {
  { // made by default
    exs::inplace_stop_token token;
    assert_disengaged(token);
    exs::inplace_stop_token copy(token);
    assert_disengaged(copy);
  }
  { // assigned
    exs::inplace_stop_source source;
    exs::inplace_stop_token token = source.get_token();
    source.request_stop();
    token = exs::inplace_stop_token();
    assert_disengaged(token);
  }
  return 0;
}
