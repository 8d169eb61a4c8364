// [stoptoken.mem]/3
//
// A stop is possible if the token has a stop state that has a source or has received a request.

#include "execution.h"

#include <cassert>
#include <optional>

int main(int, char**) {
  { // a source that can make a request
    exs::stop_source source;
    exs::stop_token token = source.get_token();
    assert(token.stop_possible());
  }
  { // a source that has made one
    exs::stop_source source;
    exs::stop_token token = source.get_token();
    source.request_stop();
    assert(token.stop_possible());
  }
  { // no source, but a request
    std::optional<exs::stop_source> source(std::in_place);
    exs::stop_token token = source->get_token();
    source->request_stop();
    source.reset();
    assert(token.stop_possible());
  }
  return 0;
}
