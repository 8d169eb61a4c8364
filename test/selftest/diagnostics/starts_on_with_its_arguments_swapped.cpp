// RUN: %{diagnose} %s | FileCheck %s
//
// The scheduler comes first.
//
// CHECK: first error: {{.*}}[exec.starts.on]/2: the arguments must be a scheduler and a sender, in this order

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::starts_on(ex::just(1), ex::inline_scheduler()); // MISTAKE
}
