// RUN: %{diagnose} %s | FileCheck %s
//
// There is nothing that the optional could hold.
//
// CHECK: first error: {{.*}}[exec.stopped.opt]/3: stopped_as_optional needs a sender with exactly one value
// CHECK-SAME: completion, and that with a value:
// CHECK-SAME: refstd::execution::completion_signatures<refstd::execution::set_value_t ()>

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::just() | ex::stopped_as_optional; // MISTAKE
}
