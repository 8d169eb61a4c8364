// [stopsource.inplace.mem]/3, [stoptoken.concepts]/12
//
// The first request is made and no other; it calls the callbacks before it returns.

#include "execution.h"
#include "stop_registration.h"
#include "stop_requests.h"

#include <cassert>

int main(int, char**) {
  { // made once
    exs::inplace_stop_source source;
    assert(source.request_stop());
    assert(!source.request_stop());
    assert(!source.request_stop());
  }
  { // it calls the callbacks
    exs::inplace_stop_source source;
    assert(waits_for_a_request<exs::inplace_stop_callback>(source));
  }
  { // the callbacks see the request
    exs::inplace_stop_source source;
    assert(is_made_before_the_callbacks_are_called<exs::inplace_stop_callback>(source));
  }
  { // another source's callbacks are not called
    exs::inplace_stop_source source;
    exs::inplace_stop_source other;
    int calls = 0;
    exs::inplace_stop_callback<counting> callback(source.get_token(), counting{&calls});
    assert(other.request_stop());
    assert(calls == 0);
  }
  return 0;
}
