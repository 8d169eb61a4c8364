// [stopcallback.cons]/2, [stoptoken.concepts]/3.2.1.2
//
// What the initialization of the function throws leaves the constructor, and nothing is registered.

#include "execution.h"
#include "stop_registration.h"

#include <cassert>

int main(int, char**) {
  { // before a request and after it
    exs::stop_source source;
    assert(passes_on_what_the_initialization_throws<exs::stop_callback>(source));
  }
  return 0;
}
