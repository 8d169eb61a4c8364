// [task.state]/4.2
//
// Errors and the stopped completion of a coroutine go to the receiver that it was started with, too, though there is
// another operation that was started before and waits.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"

#include <cassert>
#include <exception>

enum class ends { by_value, by_exception, by_error, by_stop };

using source_type = deferred<ex::set_value_t(ends), ex::set_stopped_t()>;

task<int, fails_with<int, std::exception_ptr>> coroutine(source_type& source) {
  switch (co_await source.sender()) {
  case ends::by_exception:
    throw 1;
  case ends::by_error:
    co_yield ex::with_error(2);
  default:
    co_return 3;
  }
}

int main(int, char**) {
  for (ends end : {ends::by_value, ends::by_exception, ends::by_error, ends::by_stop}) {
    source_type sources[2];
    record told[2];
    // one type, so that the operation states have one, too
    auto first = ex::connect(coroutine(sources[0]), any_receiver(told[0], inline_env()));
    auto second = ex::connect(coroutine(sources[1]), any_receiver(told[1], inline_env()));
    ex::start(first);
    ex::start(second);
    for (int i : {1, 0}) {
      assert(told[i].pending());
      if (end == ends::by_stop)
        sources[i].complete(ex::set_stopped);
      else
        sources[i].complete(ex::set_value, end);
      assert(told[0].pending() == (i == 1));
      assert(end == ends::by_value ? told[i].value() : end == ends::by_stop ? told[i].stopped() : told[i].error());
    }
  }
  return 0;
}
