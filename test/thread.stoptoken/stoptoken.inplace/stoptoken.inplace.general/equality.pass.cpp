// [stoptoken.inplace.general]/1, [stoptoken.concepts]/7.5
//
// Tokens are equal if they refer to the same source or to none, and not equal otherwise, whatever was requested.

#include "execution.h"

#include <cassert>

void assert_equal(const exs::inplace_stop_token& one, const exs::inplace_stop_token& other) {
  assert(one == other);
  assert(other == one);
  assert(!(one != other));
}

void assert_different(const exs::inplace_stop_token& one, const exs::inplace_stop_token& other) {
  assert(!(one == other));
  assert(!(other == one));
  assert(one != other);
}

int main(int, char**) {
  exs::inplace_stop_source source;
  exs::inplace_stop_source different;
  const exs::inplace_stop_token token = source.get_token();

  assert_equal(token, token);
  assert_equal(token, source.get_token());
  assert_equal(token, exs::inplace_stop_token(token));
  assert_equal(exs::inplace_stop_token(), exs::inplace_stop_token());
  assert_different(token, different.get_token());
  assert_different(token, exs::inplace_stop_token());

  source.request_stop();
  assert_equal(token, source.get_token());
  assert_different(token, different.get_token());
  different.request_stop();
  assert_different(token, different.get_token());
  return 0;
}
