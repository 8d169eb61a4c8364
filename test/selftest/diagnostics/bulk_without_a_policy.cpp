// RUN: %{diagnose} %s | FileCheck %s
//
// The execution policy, which earlier drafts did not have, was forgotten.
//
// CHECK: first error: {{.*}}[exec.bulk]/2: the arguments must be a sender, an execution policy, a number and a
// CHECK-SAME: function that can be copied

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::just() | ex::bulk(10, [](int) {}); // MISTAKE
}
