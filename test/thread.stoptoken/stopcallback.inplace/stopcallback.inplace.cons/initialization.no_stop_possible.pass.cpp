// [stopcallback.inplace.cons]/2
//
// The function is initialized whether or not a stop is possible.

#include "execution.h"
#include "stop_registration.h"

#include <cassert>

int main(int, char**) {
  { // no stop state
    assert(initializes_the_function_if_no_stop_is_possible<exs::inplace_stop_callback>(exs::inplace_stop_token()));
  }
  return 0;
}
