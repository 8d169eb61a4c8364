// RUN: %{diagnose} %s | FileCheck %s
//
// The receiver has all that it needs except the member type receiver_concept.
//
// CHECK: first error: {{.*}}[exec.connect]/6: connect takes a sender, which must be moved if it cannot be copied,
// CHECK-SAME: and a receiver
// CHECK: because 'my_receiver' does not satisfy 'receiver'
// CHECK: no type named 'receiver_concept' in 'my_receiver'

#include <refstd/execution>

namespace ex = refstd::execution;

struct my_receiver {
  void set_value(int) && noexcept {}
};

void test() {
  auto op = ex::connect(ex::just(1), my_receiver()); // MISTAKE
  ex::start(op);
}
