// [stopsource.inplace.cons]/1
//
// A source can be initialized at compile time, and works then as any other.

#include "execution.h"
#include "stop_registration.h"

#include <cassert>

constinit exs::inplace_stop_source source;
constinit thread_local exs::inplace_stop_source source_of_thread;

int main(int, char**) {
  assert(!source.stop_requested());
  assert(waits_for_a_request<exs::inplace_stop_callback>(source));
  assert(source.stop_requested());

  assert(!source_of_thread.stop_requested());
  assert(waits_for_a_request<exs::inplace_stop_callback>(source_of_thread));
  return 0;
}
