// RUN: %{diagnose} %s | FileCheck %s
//
// The member function start of an operation state is not noexcept.
//
// CHECK: first error: {{.*}}[exec.opstate.start]/1: the operation state's member function start must be noexcept

#include "any_receiver.h"

#include <refstd/execution>

#include <utility>

namespace ex = refstd::execution;

template<class Rcvr>
struct my_operation {
  using operation_state_concept = ex::operation_state_t;

  void start() & { ex::set_value(std::move(rcvr), 1); }

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
  auto op = ex::connect(my_sender(), any_receiver());
  ex::start(op); // MISTAKE
}
