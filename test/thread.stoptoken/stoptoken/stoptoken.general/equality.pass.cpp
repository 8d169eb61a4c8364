// [stoptoken.general]/1, [stoptoken.concepts]/7.5
//
// Stop tokens are equal if they have the same stop state or none, and not equal otherwise, whatever was requested.

#include "execution.h"

#include <cassert>

void assert_equal(const exs::stop_token& one, const exs::stop_token& other) {
  assert(one == other);
  assert(other == one);
  assert(!(one != other));
}

void assert_different(const exs::stop_token& one, const exs::stop_token& other) {
  assert(!(one == other));
  assert(!(other == one));
  assert(one != other);
}

int main(int, char**) {
  exs::stop_source source;
  exs::stop_source same(source);
  exs::stop_source different;
  const exs::stop_token token = source.get_token();

  assert_equal(token, token);
  assert_equal(token, source.get_token());
  assert_equal(token, same.get_token());
  assert_equal(token, exs::stop_token(token));
  assert_equal(exs::stop_token(), exs::stop_token());
  assert_different(token, different.get_token());
  assert_different(token, exs::stop_token());

  source.request_stop();
  assert_equal(token, source.get_token());
  assert_equal(token, same.get_token());
  assert_different(token, different.get_token());
  different.request_stop();
  assert_different(token, different.get_token());
  return 0;
}
