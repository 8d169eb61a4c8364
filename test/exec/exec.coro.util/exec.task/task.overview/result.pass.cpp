// [task.overview]/1
//
// A task is the return type of a coroutine and a sender; the operand of co_return is what set_value gets.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>

task<int> forty_two() {
  co_return 42;
}

task<void> nothing() {
  co_return;
}

task<void> flows_off(bool& ran) {
  ran = true;
  if (!ran)
    co_return;
}

int main(int, char**) {
  static_assert(ex::sender<task<int>>);
  {
    record told;
    run(forty_two(), value_receiver(told, [](int i) { assert(i == 42); }, inline_env()));
    assert(told.value());
  }
  {
    record told;
    run(nothing(), value_receiver(told, [] {}, inline_env()));
    assert(told.value());
  }
  {
    record told;
    bool ran = false;
    run(flows_off(ran), value_receiver(told, [] {}, inline_env()));
    assert(told.value());
    assert(ran);
  }
  return 0;
}
