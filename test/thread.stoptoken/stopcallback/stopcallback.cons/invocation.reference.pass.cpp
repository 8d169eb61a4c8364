// [stopcallback.cons]/2, [stoptoken.concepts]/3.2.1.3
//
// A function that the callback refers to is called itself, as an lvalue or an rvalue, const or not, as the type of the
// reference says.

#include "execution.h"
#include "stop_registration.h"

#include <cassert>

int main(int, char**) {
  { // references, to const and not, lvalue and rvalue
    exs::stop_source source;
    assert(calls_through_references_as_they_say<exs::stop_callback>(source));
  }
  { // functions
    exs::stop_source source;
    assert(calls_free_functions<exs::stop_callback>(source));
  }
  { // what is referred to, not a copy
    exs::stop_source source;
    assert(calls_what_is_referred_to<exs::stop_callback>(source));
  }
  return 0;
}
