// RUN: %{diagnose} %s | FileCheck %s
//
// A function is waited for, not a sender.
//
// CHECK: first error: {{.*}}[exec.sync.wait]/4: the argument of sync_wait is not a sender: it has no member type
// CHECK-SAME: sender_concept

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto [i] = *refstd::this_thread::sync_wait([] { return 1; }); // MISTAKE
}
