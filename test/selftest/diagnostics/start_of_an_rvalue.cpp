// RUN: %{diagnose} %s | FileCheck %s
//
// An operation state is started that nobody keeps.
//
// CHECK: first error: {{.*}}[exec.opstate.start]/1: the operation state must be an lvalue

#include "any_receiver.h"

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  ex::start(ex::connect(ex::just(1), any_receiver())); // MISTAKE
}
