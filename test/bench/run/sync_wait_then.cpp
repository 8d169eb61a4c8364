// sync_wait of just and then.

#include "../bench.h"

#include "execution.h"

int main(int argc, char** argv) {
  return measure(argc, argv, [](int i) {
    auto [value] = *ext::sync_wait(ex::just(i) | ex::then([](int x) noexcept { return x + 1; }));
    sink = value;
  });
}
