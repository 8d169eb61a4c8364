// [task.promise]/10
//
// A sender whose attributes have a completion adaptor for awaiting is awaited by that in a task, too.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"

#include <cassert>
#include <utility>

struct adds_ten {
  template<class Sndr>
  auto operator()(Sndr&& sndr) const {
    return ex::then(std::forward<Sndr>(sndr), [](int i) { return i + 10; });
  }
};

struct adapted : sends_int<7> {
  struct attributes {
    adds_ten query(ex::get_await_completion_adaptor_t) const noexcept { return {}; }
  };

  attributes get_env() const noexcept { return {}; }
};

template<class Environment>
task<int, Environment> coroutine() {
  const adapted lvalue;
  assert(co_await lvalue == 17);
  co_return co_await adapted();
}

template<class Environment>
void test() {
  record told;
  run(coroutine<Environment>(), value_receiver(told, [](int i) { assert(i == 17); }, inline_env()));
  assert(told.value());
}

int main(int, char**) {
  test<ex::env<>>();
  test<scheduled_by<ex::inline_scheduler>>();
  return 0;
}
