// RUN: %{diagnose} %s | FileCheck %s
//
// The member function get_env of a receiver is not noexcept.
//
// CHECK: first error: {{.*}}[exec.get.env]/1.1: the member function get_env must be noexcept

#include <refstd/execution>

namespace ex = refstd::execution;

struct my_receiver {
  using receiver_concept = ex::receiver_t;

  void set_value(int) && noexcept {}
  ex::env<> get_env() const { return {}; }
};

void test() {
  auto op = ex::connect(ex::just(1), my_receiver()); // MISTAKE
  ex::start(op);
}
