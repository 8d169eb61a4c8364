// RUN: %{diagnose} %s | FileCheck %s
//
// A completion function of a receiver is not noexcept.
//
// CHECK: first error: {{.*}}[exec.set.value]/1: the receiver's member function set_value must be noexcept:
// CHECK-SAME: my_receiver

#include <refstd/execution>

namespace ex = refstd::execution;

struct my_receiver {
  using receiver_concept = ex::receiver_t;

  void set_value(int) && {}
};

void test() {
  auto op = ex::connect(ex::just(1), my_receiver()); // MISTAKE
  ex::start(op);
}
