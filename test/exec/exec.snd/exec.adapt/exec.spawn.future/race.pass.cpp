// [exec.spawn.future]/8
//
// Completing the operation on one thread and consuming or abandoning the future on another are atomic: in whatever
// order they happen, also when the scope requests a stop, the receiver is completed once with the result, and all that
// was allocated and associated is released.
//
// EDITION: cd c++26

#include "allocators.h"
#include "counting_scopes.h"
#include "execution.h"
#include "handed_over.h"
#include "receivers.h"
#include "scopes.h"
#include "stop_stress.h"

#include <cassert>
#include <optional>
#include <thread>
#include <utility>

int main(int, char**) {
  constexpr int rounds = 2000;
  int round = 0;
  handed_over source;
  meeting_point start(2);
  meeting_point end(2);
  bool completed_here = false;

  std::thread completer([&] {
    while (round != rounds) {
      start.meet([] {});
      for (int i = 0; i != round % 5; ++i)
        std::this_thread::yield();
      completed_here = source.complete();
      end.meet([&] { ++round; });
    }
  });

  while (round != rounds) {
    manual_resource<> resource;
    ex::counting_scope scope;
    source.renew();
    record told;
    int value = 0;
    allocator_ledger ledger;
    {
      std::optional future(ex::spawn_future(
        source.sender(), scope.get_token(), ex::prop(exs::get_allocator, ledger_allocator<int>(ledger))));
      const int how = round % 4;
      const int delay = round % 7;
      if (how == 0) { // consumed
        auto op = ex::connect(std::move(*future), value_receiver(told, [&](int i) { value = i; }));
        start.meet([] {});
        for (int i = 0; i != delay; ++i)
          std::this_thread::yield();
        ex::start(op);
        end.meet([&] { ++round; });
        assert(completed_here);
        assert(told.value() && value == 42);
      } else if (how == 1) { // abandoned
        start.meet([] {});
        for (int i = 0; i != delay; ++i)
          std::this_thread::yield();
        future.reset();
        end.meet([&] { ++round; });
      } else if (how == 2) { // consumed, and stopped by the scope
        auto op = ex::connect(std::move(*future), any_receiver(told));
        start.meet([] {});
        for (int i = 0; i != delay; ++i)
          std::this_thread::yield();
        scope.request_stop();
        ex::start(op);
        end.meet([&] { ++round; });
        assert(completed_here ? told.value() : told.stopped());
      } else { // abandoned after it was connected
        {
          auto op = ex::connect(std::move(*future), any_receiver(told));
          start.meet([] {});
        }
        end.meet([&] { ++round; });
        assert(told.pending());
      }
    }
    assert(ledger.allocated == 1 && ledger.freed == 1);
    // Nothing is associated any more, so that one last association is all that a join waits for.
    association<ex::counting_scope::token> last(scope.get_token());
    join_operation<ex::counting_scope> join(scope, resource);
    join.start();
    assert(resource.waiting() == 0);
    last.end();
    resource.run_all();
    assert(join.told.value());
  }
  completer.join();
  return 0;
}
