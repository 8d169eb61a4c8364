// RUN: %{diagnose} %s | FileCheck %s
//
// The receiver takes a number, and the sender sends a string.
//
// CHECK: first error: {{.*}}[exec.connect]/6: the receiver has no member function, callable on an rvalue, for a
// CHECK-SAME: completion of the sender: my_receiver, refstd::execution::set_value_t (std::string

#include <refstd/execution>

#include <string>

namespace ex = refstd::execution;

struct my_receiver {
  using receiver_concept = ex::receiver_t;

  void set_value(int) && noexcept {}
};

void test() {
  auto op = ex::connect(ex::just(std::string()), my_receiver()); // MISTAKE
  ex::start(op);
}
