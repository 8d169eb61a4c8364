// [stopsource.mem]/5, [stoptoken.concepts]/12
//
// A callback that exits via an exception ends the program by terminate.

#include "execution.h"

#include <cassert>
#include <cstdlib>
#include <exception>

struct throwing {
  void operator()() { throw 1; }
};

int main(int, char**) {
  std::set_terminate([] { std::_Exit(0); });
  exs::stop_source source;
  exs::stop_callback<throwing> callback(source.get_token(), throwing());
  try {
    source.request_stop();
  } catch (...) {
    assert(false && "the exception left request_stop");
  }
  assert(false && "the exception was lost");
  return 1;
}
