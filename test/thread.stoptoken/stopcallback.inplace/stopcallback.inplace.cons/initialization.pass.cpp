// [stopcallback.inplace.cons]/2, [stoptoken.concepts]/3.2.1.1
//
// The function is direct-initialized with the initializer, in place and with its value category.

#include "execution.h"
#include "stop_registration.h"

#include <cassert>

int main(int, char**) {
  { // each category, an explicit constructor, a function that cannot be moved
    exs::inplace_stop_source source;
    assert(initializes_the_function_in_place<exs::inplace_stop_callback>(source));
  }
  return 0;
}
