// [stopcallback.cons]/2, [stoptoken.concepts]/3.2.1.3.1, [thread.stoptoken.intro]/4
//
// If no stop has been requested, the function is called when one is, and not before.

#include "execution.h"
#include "stop_registration.h"

#include <cassert>

int main(int, char**) {
  { // called once, by the request
    exs::stop_source source;
    assert(waits_for_a_request<exs::stop_callback>(source));
  }
  return 0;
}
