// [stopcallback.cons]/2
//
// The function is initialized whether or not a stop is possible.

#include "execution.h"
#include "stop_registration.h"

#include <cassert>
#include <optional>
#include <utility>

int main(int, char**) {
  { // no stop state
    assert(initializes_the_function_if_no_stop_is_possible<exs::stop_callback>(exs::stop_token()));
  }
  { // a stop state without a source
    std::optional<exs::stop_source> source(std::in_place);
    const exs::stop_token token = source->get_token();
    source.reset();
    assert(initializes_the_function_if_no_stop_is_possible<exs::stop_callback>(token));
  }
  return 0;
}
