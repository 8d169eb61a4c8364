// RUN: %{diagnose} %s | FileCheck %s
//
// The function of then may throw, and that of upon_error does not take an exception.
//
// CHECK: first error: {{.*}}[exec.then]/5: the function given to then, upon_error or upon_stopped cannot be
// CHECK-SAME: invoked with what the sender sends: (lambda at {{.*}}), refstd::execution::set_error_t
// CHECK-SAME: (std::exception_ptr)

#include <refstd/execution>

namespace ex = refstd::execution;

void test() {
  auto sndr =
    ex::just(1) | ex::then([](int i) { return i; }) | ex::upon_error([](int code) { return code; }); // MISTAKE
}
