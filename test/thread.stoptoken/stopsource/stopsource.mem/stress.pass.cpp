// [stopsource.mem]/5, [stoptoken.concepts]/11
//
// Requests, questions, registrations and deregistrations on several threads introduce no data races: each callback is
// called at most once and never before it is made or after it is destroyed, and one of the requests is made.

#include "execution.h"
#include "stop_stress.h"

#include <cassert>

int main(int, char**) {
  const bool before = callbacks_come_and_go_before_a_request<exs::stop_callback, exs::stop_source>(20000);
  assert(before);
  const bool come_and_go = callbacks_come_and_go<exs::stop_callback, exs::stop_source>(1000);
  assert(come_and_go);
  const bool by_either_side = callbacks_are_destroyed_by_either_side<exs::stop_callback, exs::stop_source>(1000);
  assert(by_either_side);
  return 0;
}
