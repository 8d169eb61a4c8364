// [stopcallback.inplace.cons]/2, [stoptoken.concepts]/3.2.1.3.2
//
// If a stop has been requested already, the constructor calls the function, on its own thread, and nobody else does.

#include "execution.h"
#include "stop_registration.h"

#include <cassert>

int main(int, char**) {
  { // after the request
    exs::inplace_stop_source source;
    assert(is_called_by_its_constructor<exs::inplace_stop_callback>(source));
  }
  { // while the callbacks are being called
    exs::inplace_stop_source source;
    assert(is_called_by_its_constructor_during_the_request<exs::inplace_stop_callback>(source));
  }
  { // after a request that the making of the function makes
    exs::inplace_stop_source source;
    assert(is_registered_after_its_function_is_made<exs::inplace_stop_callback>(source));
  }
  return 0;
}
