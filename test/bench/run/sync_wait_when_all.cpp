// sync_wait of a when_all of four.

#include "../bench.h"

#include "execution.h"

int main(int argc, char** argv) {
  return measure(argc, argv, [](int i) {
    auto [a, b, c, d] = *ext::sync_wait(ex::when_all(ex::just(i), ex::just(i), ex::just(i), ex::just(i)));
    sink = a + b + c + d;
  });
}
