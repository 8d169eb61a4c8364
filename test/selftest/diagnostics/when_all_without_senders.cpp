// RUN: %{diagnose} %s | FileCheck %s
//
// when_all is given nothing.
//
// CHECK: first error: {{.*}}[exec.when.all]/2: the arguments must be senders, at least one

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::when_all(); // MISTAKE
}
