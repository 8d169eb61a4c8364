// RUN: %{diagnose} %s | FileCheck %s
//
// std::move was forgotten.
//
// CHECK: first error: {{.*}}[exec.sync.wait]/4: the argument of sync_wait is an lvalue of a sender that cannot be
// CHECK-SAME: copied: use std::move

#include <refstd/execution>

#include <memory>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::just(std::make_unique<int>(1));
  auto [p] = *refstd::this_thread::sync_wait(sndr); // MISTAKE
}
