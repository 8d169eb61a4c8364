// RUN: %{diagnose} %s | FileCheck %s
//
// A member function query of an environment is not noexcept.
//
// CHECK: first error: {{.*}}[exec.get.stop.token]/2.1: the environment's query(get_stop_token_t) must be noexcept

#include <refstd/execution>

namespace ex = refstd::execution;

struct my_env {
  refstd::never_stop_token query(refstd::get_stop_token_t) const { return {}; }
};

void test() {
  auto token = refstd::get_stop_token(my_env()); // MISTAKE
}
