// RUN: %{diagnose} %s | FileCheck %s
//
// The sender that schedule returns does not know its scheduler.
//
// CHECK: first error: {{.*}}[exec.starts.on]/2: the arguments must be a scheduler and a sender, in this order
// CHECK: because 'my_scheduler' does not satisfy 'scheduler'
// CHECK: get_completion_scheduler<set_value_t>

#include <refstd/execution>

namespace ex = refstd::execution;

struct my_scheduler {
  using scheduler_concept = ex::scheduler_t;

  auto schedule() const noexcept { return ex::just(); }

  bool operator==(const my_scheduler&) const = default;
};

void test() {
  auto sndr = ex::starts_on(my_scheduler(), ex::just(1)); // MISTAKE
}
