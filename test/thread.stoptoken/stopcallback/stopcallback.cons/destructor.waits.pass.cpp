// [stopcallback.cons]/3, [stoptoken.concepts]/3.3.3
//
// The destructor of a callback that is running on another thread waits until the function has returned, and destroys
// the function only then.

#include "execution.h"
#include "stop_deregistration.h"

#include <cassert>

int main(int, char**) {
  { // while the function is running
    exs::stop_source source;
    assert(waits_for_the_invocation<exs::stop_callback>(source));
  }
  return 0;
}
