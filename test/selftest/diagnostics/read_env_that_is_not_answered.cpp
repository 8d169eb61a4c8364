// RUN: %{diagnose} %s | FileCheck %s
//
// The environment of the receiver has no scheduler.
//
// CHECK: first error: {{.*}}[exec.read.env]/5: the environment does not answer the query given to read_env, or
// CHECK-SAME: answers it with void: refstd::execution::get_scheduler_t, refstd::execution::env<>

#include "any_receiver.h"

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto op = ex::connect(ex::read_env(ex::get_scheduler), any_receiver()); // MISTAKE
}
