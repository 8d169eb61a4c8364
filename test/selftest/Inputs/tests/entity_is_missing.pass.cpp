// [exec.let]/2
//
// A program that uses what the implementation does not have.

#include "execution.h"

int main(int, char**) {
  return ex::let_value(ex::just(0));
}
