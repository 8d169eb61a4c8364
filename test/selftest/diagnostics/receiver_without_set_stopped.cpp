// RUN: %{diagnose} %s | FileCheck %s
//
// The scheduler may be stopped, and the receiver has no set_stopped.
//
// CHECK: first error: {{.*}}[exec.connect]/6: the receiver has no member function, callable on an rvalue, for a
// CHECK-SAME: completion of the sender: my_receiver, refstd::execution::set_stopped_t ()

#include <refstd/execution>

#include <exception>

namespace ex = refstd::execution;

struct my_receiver {
  using receiver_concept = ex::receiver_t;

  void set_value() && noexcept {}
  void set_error(std::exception_ptr) && noexcept {}
};

void test() {
  ex::run_loop loop;
  auto op = ex::connect(ex::schedule(loop.get_scheduler()), my_receiver()); // MISTAKE
  ex::start(op);
}
