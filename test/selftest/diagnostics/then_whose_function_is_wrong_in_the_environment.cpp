// RUN: %{diagnose} %s | FileCheck %s
//
// What the sender sends is known only when it is waited for.
//
// CHECK: first error: {{.*}}[exec.then]/5: the function given to then, upon_error or upon_stopped cannot be
// CHECK-SAME: invoked

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::read_env(ex::get_scheduler) | ex::then([](int i) { return i; });
  refstd::this_thread::sync_wait(sndr); // MISTAKE
}
