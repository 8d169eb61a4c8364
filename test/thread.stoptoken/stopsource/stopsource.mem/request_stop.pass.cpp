// [stopsource.mem]/5, [stoptoken.concepts]/12
//
// The first request of a stop state is made and no other; the one that is made calls the callbacks before it returns.

#include "execution.h"
#include "stop_registration.h"
#include "stop_requests.h"

#include <cassert>

int main(int, char**) {
  { // made once, by one of the sources
    exs::stop_source source;
    exs::stop_source copy(source);
    assert(source.request_stop());
    assert(source.stop_requested());
    assert(!source.request_stop());
    assert(!copy.request_stop());
    assert(source.stop_requested());
  }
  { // it calls the callbacks
    exs::stop_source source;
    assert(waits_for_a_request<exs::stop_callback>(source));
  }
  { // the callbacks see the request
    exs::stop_source source;
    assert(is_made_before_the_callbacks_are_called<exs::stop_callback>(source));
  }
  { // the callbacks of all sources and tokens of the state
    exs::stop_source source;
    exs::stop_source copy(source);
    int calls = 0;
    exs::stop_callback<counting> callback(source.get_token(), counting{&calls});
    exs::stop_callback<counting> other(copy.get_token(), counting{&calls});
    assert(copy.request_stop());
    assert(calls == 2);
  }
  { // and no others
    exs::stop_source source;
    exs::stop_source different;
    int calls = 0;
    exs::stop_callback<counting> callback(source.get_token(), counting{&calls});
    assert(different.request_stop());
    assert(calls == 0);
  }
  return 0;
}
