// [exec.as.awaitable]/6
//
// The result is moved out of where it was kept, and not copied.

#include "coroutines.h"
#include "execution.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <tuple>

int main(int, char**) {
  {
    tally counts;
    deferred<ex::set_value_t(counted)> source;
    const auto body = [&]() -> coroutine<awaits_senders> { counted result = co_await source.sender(); };
    const auto coro = body();
    coro.resume();
    source.complete(ex::set_value, counted(counts));
    assert(coro.returned());
    assert(counts.copies == 0);
  }
  { // kept as a copy of an lvalue: one copy
    tally counts;
    const counted value(counts);
    deferred<ex::set_value_t(const counted&)> source;
    const auto body = [&]() -> coroutine<awaits_senders> { counted result = co_await source.sender(); };
    const auto coro = body();
    coro.resume();
    source.complete(ex::set_value, value);
    assert(coro.returned());
    assert(counts.copies == 1);
  }
  { // one of several
    tally counts;
    deferred<ex::set_value_t(int, counted)> source;
    const auto body = [&]() -> coroutine<awaits_senders> {
      auto result = co_await source.sender();
      assert(std::get<0>(result) == 7);
    };
    const auto coro = body();
    coro.resume();
    source.complete(ex::set_value, 7, counted(counts));
    assert(coro.returned());
    assert(counts.copies == 0);
  }
  return 0;
}
