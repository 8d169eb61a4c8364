// A program that does not say which paragraph it is about.

#include "execution.h"

int main(int, char**) {
  return ex::just(0);
}
