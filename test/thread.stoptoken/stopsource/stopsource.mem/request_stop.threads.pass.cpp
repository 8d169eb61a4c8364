// [stopsource.mem]/5, [stoptoken.concepts]/12
//
// Of requests that are made at the same time, one is made: whether there was one is found out and the request made
// atomically.

#include "execution.h"
#include "stop_requests.h"

#include <cassert>

int main(int, char**) {
  for (int i = 0; i != 100; ++i) {
    exs::stop_source source;
    assert(is_made_by_one_thread<exs::stop_callback>(source));
  }
  return 0;
}
