// sync_wait of a coroutine that returns at once.

#include "../bench.h"

#include "execution.h"

static ex::task<int, ex::env<>> add_one(int i) {
  co_return i + 1;
}

int main(int argc, char** argv) {
  return measure(argc, argv, [](int i) {
    auto [value] = *ext::sync_wait(add_one(i));
    sink = value;
  });
}
