// [exec.opstate.general]/3
//
// The operation state of a task cannot be moved.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <utility>

task<> coroutine();

void test(record& told) {
  auto op = ex::connect(coroutine(), any_receiver(told, inline_env()));
#ifdef CONTROL
  auto& another = op;
#else
  auto another = std::move(op); // REJECTED
#endif
  ex::start(another);
}
