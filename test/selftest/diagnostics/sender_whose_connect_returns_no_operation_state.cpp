// RUN: %{diagnose} %s | FileCheck %s
//
// What connect returns has no member type operation_state_concept.
//
// CHECK: first error: {{.*}}[exec.connect]/6.1: the sender's member function connect must return an operation
// CHECK-SAME: state, with a member type operation_state_concept

#include "any_receiver.h"

#include <refstd/execution>

#include <utility>

namespace ex = refstd::execution;

template<class Rcvr>
struct my_operation {
  void start() & noexcept { ex::set_value(std::move(rcvr), 1); }

  Rcvr rcvr;
};

struct my_sender {
  using sender_concept = ex::sender_t;

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
  auto op = ex::connect(my_sender(), any_receiver()); // MISTAKE
  ex::start(op);
}
