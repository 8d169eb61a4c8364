// [exec.just]/1
//
// A program that needs other flags than the rest.
//
// ADDITIONAL_COMPILE_FLAGS: -DANSWER=42 -fno-exceptions

#include "execution.h"
#include <cassert>

int main(int, char**) {
  assert(ex::just(ANSWER) == 42);
#ifdef __cpp_exceptions
  return 1;
#else
  return 0;
#endif
}
