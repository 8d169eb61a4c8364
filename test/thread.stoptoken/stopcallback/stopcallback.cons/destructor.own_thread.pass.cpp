// [stopcallback.cons]/3, [stoptoken.concepts]/3.3.4
//
// A callback may be destroyed by its own invocation, which is not waited for; it is not used afterwards.

#include "execution.h"
#include "stop_deregistration.h"

#include <cassert>

int main(int, char**) {
  { // alone, and with others before and after it
    for (int others : {0, 1, 2}) {
      exs::stop_source source;
      assert(may_destroy_itself<exs::stop_callback>(source, others));
    }
  }
  { // all of them
    exs::stop_source source;
    assert(may_all_destroy_themselves<exs::stop_callback>(source));
  }
  { // by a callback of another source, which it requests a stop of, and by itself after that request
    for (bool by_itself : {false, true}) {
      exs::stop_source source;
      assert(may_be_destroyed_around_another_request<exs::stop_callback>(source, by_itself));
    }
  }
  return 0;
}
