// Operations that are spawned into a scope, which is joined at the end.

#include "../bench.h"

#include "execution.h"

int main(int argc, char** argv) {
  ex::counting_scope scope;
  const int result = measure(
    argc, argv, [&](int i) { ex::spawn(ex::just(i) | ex::then([](int x) noexcept { sink = x; }), scope.get_token()); });
  ext::sync_wait(scope.join());
  return result;
}
