// [stopcallback.inplace.cons]/2, [stoptoken.concepts]/3.2.1.2
//
// The constructor throws nothing but what the initialization of the function throws: not what the function throws that
// it calls at once.

#include "execution.h"

#include <cassert>
#include <cstdlib>
#include <exception>

// Its constructor may throw, so that the callback's may, too.
struct throwing {
  explicit throwing(int) noexcept(false) {}
  void operator()() { throw 1; }
};

int main(int, char**) {
  // an exception that cannot leave ends the program
  std::set_terminate([] { std::_Exit(0); });
  exs::inplace_stop_source source;
  source.request_stop();
  try {
    exs::inplace_stop_callback<throwing> callback(source.get_token(), 1);
  } catch (...) {
    assert(false && "the exception of the call left the constructor");
  }
  return 0;
}
