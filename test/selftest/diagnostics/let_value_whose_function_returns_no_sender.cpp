// RUN: %{diagnose} %s | FileCheck %s
//
// The function of let_value returns a number: then was meant.
//
// CHECK: first error: {{.*}}[exec.let]/7.3: the function must return a sender: (lambda at {{.*}}),
// CHECK-SAME: refstd::execution::set_value_t (int)

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::just(1) | ex::let_value([](int& i) { return i + 1; }); // MISTAKE
}
