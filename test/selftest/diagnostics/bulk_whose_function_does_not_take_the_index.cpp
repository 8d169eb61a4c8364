// RUN: %{diagnose} %s | FileCheck %s
//
// The function of bulk takes the value only.
//
// CHECK: first error: {{.*}}[exec.bulk]/7: the function cannot be invoked with the index, or the two ends of a
// CHECK-SAME: range of indices, and lvalues of what the sender sends: (lambda at {{.*}}), int,
// CHECK-SAME: refstd::execution::set_value_t (std::string

#include <refstd/execution>

#include <string>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::just(std::string()) | ex::bulk(ex::seq, 10, [](std::string& s) { s += 'x'; }); // MISTAKE
}
