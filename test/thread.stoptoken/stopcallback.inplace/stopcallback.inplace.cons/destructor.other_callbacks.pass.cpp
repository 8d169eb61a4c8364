// [stopcallback.inplace.cons]/3, [stoptoken.concepts]/3.3.5
//
// The destructor of a callback does not wait for another callback that is running.

#include "execution.h"
#include "stop_deregistration.h"

#include <cassert>

int main(int, char**) {
  { // a callback that has not been called yet
    exs::inplace_stop_source source;
    assert(does_not_wait_for_others_when_waiting_to_be_called<exs::inplace_stop_callback>(source));
  }
  { // a callback that has returned
    exs::inplace_stop_source source;
    assert(does_not_wait_for_others_when_called<exs::inplace_stop_callback>(source));
  }
  { // a callback that has returned, on the thread that is running the other one
    exs::inplace_stop_source source;
    assert(does_not_wait_for_others_on_the_same_thread<exs::inplace_stop_callback>(source));
  }
  { // the callback that is called next
    exs::inplace_stop_source source;
    assert(does_not_wait_for_the_next_invocation<exs::inplace_stop_callback>(source));
  }
  return 0;
}
