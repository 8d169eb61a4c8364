// [stopsource.inplace.mem]/3, [stoptoken.concepts]/11
//
// Whoever sees that a stop has been requested sees what came before the request; a callback sees what came before its
// registration.

#include "execution.h"
#include "stop_requests.h"

#include <cassert>

int main(int, char**) {
  { // the request, seen by a token and by a source
    exs::inplace_stop_source source;
    assert(is_seen_with_what_came_before(source));
  }
  { // the registration
    exs::inplace_stop_source source;
    assert(sees_what_came_before_the_registration<exs::inplace_stop_callback>(source));
  }
  return 0;
}
