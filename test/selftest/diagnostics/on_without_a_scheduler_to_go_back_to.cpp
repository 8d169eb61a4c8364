// RUN: %{diagnose} %s | FileCheck %s
//
// on goes back to the scheduler of the receiver, which has none.
//
// CHECK: first error: {{.*}}[exec.on]/8: there is no scheduler to go back to: the environment of the receiver
// CHECK-SAME: does not answer get_scheduler

#include "any_receiver.h"

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto op = ex::connect(ex::on(ex::inline_scheduler(), ex::just(1)), any_receiver()); // MISTAKE
}
