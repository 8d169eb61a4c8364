// RUN: %{diagnose} %s | FileCheck %s
//
// The sender comes first.
//
// CHECK: first error: {{.*}}[exec.continues.on]/2: the arguments must be a sender and a scheduler, in this order

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::continues_on(ex::inline_scheduler(), ex::just(1)); // MISTAKE
}
