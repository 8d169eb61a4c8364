// RUN: %{diagnose} %s | FileCheck %s
//
// std::move was forgotten.
//
// CHECK: first error: {{.*}}[exec.connect]/6: connect takes a sender, which must be moved if it cannot be copied
// CHECK: because 'moved_or_copyable<{{.*}} &>' evaluated to false

#include "any_receiver.h"

#include <refstd/execution>

#include <memory>

namespace ex = refstd::execution;

void test() {
  auto sndr = ex::just(std::make_unique<int>(1));
  auto op = ex::connect(sndr, any_receiver()); // MISTAKE
}
