// RUN: %{diagnose} %s | FileCheck %s
//
// A receiver's class is final.
//
// CHECK: first error: {{.*}}[exec.recv.concepts]/2: a receiver class must not be final

#include <refstd/execution>

namespace ex = refstd::execution;

struct my_receiver final {
  using receiver_concept = ex::receiver_t;

  void set_value(int) && noexcept {}
};

void test() {
  auto op = ex::connect(ex::just(1), my_receiver()); // MISTAKE
  ex::start(op);
}
