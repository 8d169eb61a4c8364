// sync_wait of just and let_value.

#include "../bench.h"

#include "execution.h"

int main(int argc, char** argv) {
  return measure(argc, argv, [](int i) {
    auto [value] = *ext::sync_wait(ex::just(i) | ex::let_value([](auto&& x) noexcept { return ex::just(x + 1); }));
    sink = value;
  });
}
