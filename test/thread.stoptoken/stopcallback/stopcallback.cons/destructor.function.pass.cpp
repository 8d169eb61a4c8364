// [stopcallback.cons]/3, [stoptoken.concepts]/3.3.6
//
// The destructor of a callback destroys the function, once.

#include "execution.h"
#include "stop_deregistration.h"

#include <cassert>

int main(int, char**) {
  { // never called, called, called at once
    exs::stop_source source;
    assert(destroys_the_function<exs::stop_callback>(source));
  }
  { // running
    exs::stop_source source;
    assert(destroys_the_function_that_is_running<exs::stop_callback>(source));
  }
  return 0;
}
