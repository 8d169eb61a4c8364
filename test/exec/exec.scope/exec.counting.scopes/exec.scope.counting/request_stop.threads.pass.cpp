// [exec.scope.counting]/4
//
// request_stop may be called by several threads, at the same time: when they have returned, all that was
// spawned has been stopped, once.

#include "counting_scopes.h"
#include "execution.h"
#include "handed_over.h"
#include "stop_stress.h"

#include <cassert>
#include <optional>
#include <thread>

int main(int, char**) {
  constexpr int rounds = 300;
  int round = 0;
  std::optional<ex::counting_scope> scope(std::in_place);
  handed_over sources[2];
  meeting_point start(3);
  meeting_point end(3);
  const auto next_round = [&] {
    scope.emplace();
    ++round;
  };
  const auto requester = [&](int which) {
    while (round != rounds) {
      start.meet([] {});
      for (int i = 0; i != which * (round % 4); ++i)
        std::this_thread::yield();
      scope->request_stop();
      end.meet([] {});
      end.meet(next_round);
    }
  };
  std::thread first([&] { requester(0); });
  std::thread second([&] { requester(1); });
  while (round != rounds) {
    manual_resource<> resource;
    for (handed_over& source : sources) {
      source.renew();
      ex::spawn(ex::then(source.sender(), [](int) noexcept {}), scope->get_token());
    }
    join_operation<ex::counting_scope> join(*scope, resource);
    join.start();
    start.meet([] {});
    end.meet([] {});
    for (handed_over& source : sources)
      assert(!source.complete());
    assert(resource.waiting() == 1);
    resource.run_all();
    assert(join.told.value());
    end.meet(next_round);
  }
  first.join();
  second.join();
  return 0;
}
