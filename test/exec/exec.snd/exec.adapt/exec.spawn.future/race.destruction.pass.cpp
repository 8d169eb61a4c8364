// [exec.spawn.future]/8
//
// An operation is completed on one thread while its future is consumed on another, and the completion of what consumes
// destroys that, on either thread: it is not touched any more.
//
// EDITION: cd c++26

#include "counting_scopes.h"
#include "execution.h"
#include "graves.h"
#include "handed_over.h"
#include "scopes.h"
#include "stop_stress.h"

#include <cassert>
#include <thread>

int main(int, char**) {
  constexpr int rounds = 1000;
  int round = 0;
  ex::counting_scope scope;
  handed_over source;
  meeting_point start(2);
  meeting_point end(2);

  std::thread completer([&] {
    while (round != rounds) {
      start.meet([] {});
      for (int i = 0; i != round % 5; ++i)
        std::this_thread::yield();
      assert(source.complete());
      end.meet([&] { ++round; });
    }
  });

  while (round != rounds) {
    source.renew();
    vanishing_operation op(ex::spawn_future(source.sender(), scope.get_token()));
    start.meet([] {});
    for (int i = 0; i != round % 7; ++i)
      std::this_thread::yield();
    op.start();
    end.meet([&] { ++round; });
    assert(op.value());
  }
  completer.join();

  // Nothing is associated any more, so that one last association is all that a join waits for.
  manual_resource<> resource;
  association<ex::counting_scope::token> last(scope.get_token());
  join_operation<ex::counting_scope> join(scope, resource);
  join.start();
  last.end();
  assert(resource.waiting() == 1);
  resource.run_all();
  assert(join.told.value());
  return 0;
}
