// [stopcallback.inplace.cons]/2, [stoptoken.concepts]/3.2.1.3
//
// The function is called as an rvalue, const or not as its type says, later and at once.

#include "execution.h"
#include "stop_registration.h"

#include <cassert>

int main(int, char**) {
  { // const and not
    exs::inplace_stop_source source;
    assert(calls_the_function_as_its_type_says<exs::inplace_stop_callback>(source));
  }
  { // whatever the function returns
    exs::inplace_stop_source source;
    assert(ignores_what_the_function_returns<exs::inplace_stop_callback>(source));
  }
  return 0;
}
