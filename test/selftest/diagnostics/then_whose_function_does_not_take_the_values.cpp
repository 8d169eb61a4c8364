// RUN: %{diagnose} %s | FileCheck %s
//
// The function of then takes one value; the sender sends two.
//
// CHECK: first error: {{.*}}[exec.then]/5: the function given to then, upon_error or upon_stopped cannot be
// CHECK-SAME: invoked with what the sender sends: (lambda at {{.*}}), refstd::execution::set_value_t (int, int)

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::just(1, 2) | ex::then([](int i) { return i; }); // MISTAKE
}
