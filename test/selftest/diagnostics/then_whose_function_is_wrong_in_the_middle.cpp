// RUN: %{diagnose} %s | FileCheck %s
//
// All that is made of the wrong sender later, and the consumer, keep silent.
//
// CHECK: first error: {{.*}}[exec.then]/5: the function given to then, upon_error or upon_stopped cannot be
// CHECK-SAME: invoked
// CHECK: {{^}}1 error generated.

#include <refstd/execution>

#include <utility>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::just(1, 2) | ex::then([](int i) { return i; }) | ex::then([](int i) { return i; }); // MISTAKE
  auto both = ex::when_all(std::move(sndr), ex::just());
  refstd::this_thread::sync_wait(std::move(both));
}
