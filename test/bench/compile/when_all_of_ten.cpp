// Ten children, each a let_value with a function of its own.

#include "execution.h"

template<int N>
auto child() {
  return ex::just(N) | ex::let_value([](auto&& i) { return ex::just(i + N); });
}

int main() {
  auto [a, b, c, d, e, f, g, h, i, j] = *ext::sync_wait(ex::when_all(child<0>(), child<1>(), child<2>(), child<3>(),
    child<4>(), child<5>(), child<6>(), child<7>(), child<8>(), child<9>()));
  return a + b + c + d + e + f + g + h + i + j;
}
