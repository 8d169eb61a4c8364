// RUN: %{diagnose} %s | FileCheck %s
//
// Nobody can tell how the sender completes.
//
// CHECK: first error: {{.*}}[exec.getcomplsigs]/3.5: this sender has no completion signatures in this
// CHECK-SAME: environment: it needs a static consteval member function template get_completion_signatures<Self,
// CHECK-SAME: Env>(), or must be awaitable: my_sender

#include <refstd/execution>

#include <utility>

namespace ex = refstd::execution;

template<class Rcvr>
struct my_operation {
  using operation_state_concept = ex::operation_state_t;

  void start() & noexcept { ex::set_value(std::move(rcvr), 1); }

  Rcvr rcvr;
};

struct my_sender {
  using sender_concept = ex::sender_t;

  template<class Rcvr>
  my_operation<Rcvr> connect(Rcvr rcvr) && {
    return {std::move(rcvr)};
  }
};

void test() {
  auto [i] = *refstd::this_thread::sync_wait(my_sender()); // MISTAKE
}
