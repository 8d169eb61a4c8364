// RUN: %{diagnose} %s | FileCheck %s
//
// One of the senders sends a number or a string.
//
// CHECK: first error: {{.*}}[exec.when.all]/8: a sender given to when_all has more than one value completion: use
// CHECK-SAME: when_all_with_variant

#include <refstd/execution>

#include <exception>
#include <utility>

namespace ex = refstd::execution;

void test() {
  auto two = ex::just(1) | ex::then([](int i) { return i; }) | ex::upon_error([](std::exception_ptr) { return ""; });
  auto sndr = ex::when_all(ex::just(), std::move(two)); // MISTAKE
}
