// RUN: %{diagnose} %s | FileCheck %s
//
// The sender sends a number or a string, and sync_wait returns one type.
//
// CHECK: first error: {{.*}}[exec.sync.wait]/4: sync_wait needs a sender with exactly one value completion: use
// CHECK-SAME: sync_wait_with_variant: refstd::execution::completion_signatures<refstd::execution::set_value_t (int),
// CHECK-SAME: refstd::execution::set_value_t (const char *)>

#include <refstd/execution>

#include <exception>
#include <utility>

namespace ex = refstd::execution;

void test() {
  auto sndr =
    ex::just(1) | ex::then([](int i) { return i; }) | ex::upon_error([](std::exception_ptr) noexcept { return ""; });
  auto [result] = *refstd::this_thread::sync_wait(std::move(sndr)); // MISTAKE
}
