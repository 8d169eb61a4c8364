// The smallest program: just, then, sync_wait.

#include "execution.h"

int main() {
  auto [value] = *ext::sync_wait(ex::just(1) | ex::then([](int i) { return i + 1; }));
  return value;
}
