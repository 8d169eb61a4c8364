// [exec.just]/1
//
// A program that looks at what is only recommended.
//
// INFORMATIVE: nothing obliges an implementation to do this

#include "execution.h"

int main(int, char**) {
  return ex::just(1);
}
