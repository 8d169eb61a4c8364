// [task.state]/3
//
// After the operation state is gone, so is the coroutine, with everything in it: if it was not started, if it ran to
// its end, and if it was left where it had been stopped or had failed.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"

#include <cassert>

task<void> returns(lodger parameter, int& alive) {
  lodger local(alive);
  co_await ex::just();
}

task<void> throws(lodger parameter, int& alive) {
  lodger local(alive);
  co_await ex::just();
  throw 1;
}

task<void> stops(lodger parameter, int& alive) {
  lodger local(alive);
  co_await ex::just_stopped();
}

task<void, fails_with<int>> fails(lodger parameter, int& alive) {
  lodger local(alive);
  co_yield ex::with_error(1);
}

template<class Sndr>
void test(Sndr (*coroutine)(lodger, int&), bool (record::*how)() const noexcept) {
  int alive = 0;
  {
    record told;
    auto op = ex::connect(coroutine(lodger(alive), alive), any_receiver(told, inline_env()));
    assert(alive == 1);
  }
  assert(alive == 0);
  {
    record told;
    auto op = ex::connect(coroutine(lodger(alive), alive), any_receiver(told, inline_env()));
    ex::start(op);
    assert((told.*how)());
  }
  assert(alive == 0);
}

int main(int, char**) {
  test(returns, &record::value);
  test(throws, &record::error);
  test(stops, &record::stopped);
  test(fails, &record::error);

  return 0;
}
