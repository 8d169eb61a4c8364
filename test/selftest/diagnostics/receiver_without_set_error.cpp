// RUN: %{diagnose} %s | FileCheck %s
//
// The function of then may throw, and the receiver has no set_error.
//
// CHECK: first error: {{.*}}[exec.connect]/6: the receiver has no member function, callable on an rvalue, for a
// CHECK-SAME: completion of the sender: my_receiver, refstd::execution::set_error_t (std::exception_ptr)

#include <refstd/execution>

namespace ex = refstd::execution;

struct my_receiver {
  using receiver_concept = ex::receiver_t;

  void set_value(int) && noexcept {}
  void set_stopped() && noexcept {}
};

void test() {
  auto op = ex::connect(ex::just(1) | ex::then([](int i) { return i; }), my_receiver()); // MISTAKE
  ex::start(op);
}
