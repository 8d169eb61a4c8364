// RUN: %{diagnose} %s | FileCheck %s
//
// The function of let_value gets lvalues.
//
// CHECK: first error: {{.*}}[exec.let]/7.2: the function cannot be invoked with lvalues of what the sender sends

#include <refstd/execution>

#include <string>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::just(std::string()) | ex::let_value([](std::string&& s) { return ex::just(s.size()); }); // MISTAKE
}
