// RUN: %{diagnose} %s | FileCheck %s
//
// The sender has all that it needs except the member type sender_concept.
//
// CHECK: first error: {{.*}}[exec.then]/2: the arguments must be a sender and a function
// CHECK: because 'my_sender' does not satisfy 'sender'

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
  template<class Self, class... Env>
  static consteval auto get_completion_signatures() -> ex::completion_signatures<ex::set_value_t(int)> {
    return {};
  }

  template<class Rcvr>
  my_operation<Rcvr> connect(Rcvr rcvr) && {
    return {std::move(rcvr)};
  }
};

void test() {
  auto sndr = ex::then(my_sender(), [](int i) { return i; }); // MISTAKE
}
