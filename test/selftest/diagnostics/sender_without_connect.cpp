// RUN: %{diagnose} %s | FileCheck %s
//
// The sender has all that it needs except the member function connect.
//
// CHECK: first error: {{.*}}[exec.sync.wait]/9: the sender has no member function connect for the receiver of
// CHECK-SAME: sync_wait: my_sender

#include <refstd/execution>

namespace ex = refstd::execution;

struct my_sender {
  using sender_concept = ex::sender_t;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() -> ex::completion_signatures<ex::set_value_t(int)> {
    return {};
  }
};

void test() {
  auto [i] = *refstd::this_thread::sync_wait(my_sender()); // MISTAKE
}
