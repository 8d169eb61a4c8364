// [stopcallback.inplace.cons]/3, [stoptoken.concepts]/3.3.2
//
// A callback that is destroyed is removed: a later request does not call it, and calls the other ones.

#include "execution.h"
#include "stop_deregistration.h"

#include <cassert>

int main(int, char**) {
  { // any of five, in either order
    for (unsigned destroyed = 0; destroyed != 32; ++destroyed) {
      for (bool reversed : {false, true}) {
        exs::inplace_stop_source source;
        assert(calls_only_what_remains<exs::inplace_stop_callback>(source, destroyed, reversed));
      }
    }
  }
  { // by another callback
    exs::inplace_stop_source source;
    assert(is_not_called_once_another_destroyed_it<exs::inplace_stop_callback>(source));
  }
  { // before the function is destroyed
    exs::inplace_stop_source source;
    assert(is_removed_before_its_function_is_destroyed<exs::inplace_stop_callback>(source));
  }
  return 0;
}
