// [stopcallback.inplace.cons]/3, [stoptoken.concepts]/3.3.1
//
// The destructor of a callback that was not registered, because its constructor called it or because its token has no
// stop state, does nothing but destroy the function: it waits for nobody.

#include "execution.h"
#include "stop_deregistration.h"

#include <cassert>

int main(int, char**) {
  { // called at once
    exs::inplace_stop_source source;
    assert(does_nothing_for_a_callback_called_at_once<exs::inplace_stop_callback>(source));
  }
  { // called at once, in the place of one that is still running
    exs::inplace_stop_source source;
    assert(is_not_taken_for_one_at_the_same_place<exs::inplace_stop_callback>(source));
  }
  { // no stop state
    int calls = 0;
    {
      exs::inplace_stop_callback<counting> callback(exs::inplace_stop_token(), counting{&calls});
    }
    assert(calls == 0);
  }
  { // no stop state: the function is destroyed if it was made
    lives count;
    {
      exs::inplace_stop_callback<living> callback(exs::inplace_stop_token(), &count);
    }
    assert(count.made == count.destroyed);
  }
  return 0;
}
