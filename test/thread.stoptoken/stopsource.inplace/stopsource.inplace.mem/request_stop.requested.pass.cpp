// [stopsource.inplace.mem]/4
//
// After a call to request_stop a stop has been requested, also while the callbacks are being called.

#include "execution.h"

#include <cassert>

int main(int, char**) {
  exs::inplace_stop_source source;
  source.request_stop();
  assert(source.stop_requested());
  source.request_stop();
  assert(source.stop_requested());

  // a request that fails because there was another one
  exs::inplace_stop_source again;
  bool requested = false;
  const auto function = [&] noexcept {
    again.request_stop();
    requested = again.stop_requested();
  };
  exs::inplace_stop_callback<decltype(function)> callback(again.get_token(), function);
  again.request_stop();
  assert(requested);
  return 0;
}
