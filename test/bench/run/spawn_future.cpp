// Operations that are spawned, and whose results are waited for.

#include "../bench.h"

#include "execution.h"

int main(int argc, char** argv) {
  ex::counting_scope scope;
  const int result = measure(argc, argv, [&](int i) {
    auto [value] = *ext::sync_wait(ex::spawn_future(ex::just(i), scope.get_token()));
    sink = value;
  });
  ext::sync_wait(scope.join());
  return result;
}
