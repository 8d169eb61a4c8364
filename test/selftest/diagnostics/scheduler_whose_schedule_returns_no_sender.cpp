// RUN: %{diagnose} %s | FileCheck %s
//
// schedule starts something, and returns nothing that can be connected.
//
// CHECK: first error: {{.*}}[exec.starts.on]/2: the arguments must be a scheduler and a sender, in this order
// CHECK: because 'my_scheduler' does not satisfy 'scheduler'
// CHECK: because 'decltype(std::forward<my_scheduler>(sch).schedule())' (aka 'void') does not satisfy 'sender'

#include <refstd/execution>

namespace ex = refstd::execution;

struct my_scheduler {
  using scheduler_concept = ex::scheduler_t;

  void schedule() const noexcept {}

  bool operator==(const my_scheduler&) const = default;
};

void test() {
  auto sndr = ex::starts_on(my_scheduler(), ex::just(1)); // MISTAKE
}
