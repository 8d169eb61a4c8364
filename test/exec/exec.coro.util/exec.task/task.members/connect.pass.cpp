// [task.members]/4
//
// connect hands the coroutine over to the operation state: it does not run yet, and the task may go.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <optional>
#include <utility>

task<int> coroutine(lodger, bool& ran) {
  ran = true;
  co_return 1;
}

int main(int, char**) {
  int alive = 0;
  bool ran = false;
  record told;
  {
    std::optional<task<int>> sndr(coroutine(lodger(alive), ran));
    auto op = ex::connect(std::move(*sndr), any_receiver(told, inline_env()));
    static_assert(ex::operation_state<decltype(op)>);
    assert(alive == 1);
    sndr.reset();
    assert(alive == 1);
    assert(!ran);
    ex::start(op);
    assert(ran);
    assert(told.value());
  }
  assert(alive == 0);

  // a receiver that is an lvalue
  record told_too;
  const auto rcvr = any_receiver(told_too, inline_env());
  auto op = ex::connect(coroutine(lodger(alive), ran), rcvr);
  ex::start(op);
  assert(told_too.value());
  return 0;
}
