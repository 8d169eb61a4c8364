// [exec.when.all]/12
//
// Children may complete on threads of their own at the same time. The operation completes once, and the receiver sees
// what each of them did before.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <latch>
#include <thread>

int main(int, char**) {
  constexpr int count = 3;
  for (int round = 0; round != 200; ++round) {
    record told;
    int done[count] = {}; // no atomics: the completion synchronizes
    deferred<ex::set_value_t(int)> children[count];
    auto check = [&](int one, int two, int three) {
      assert(one == 1 && two == 2 && three == 3);
      for (int value : done)
        assert(value == round + 1);
    };
    auto op = ex::connect(
      ex::when_all(children[0].sender(), children[1].sender(), children[2].sender()), value_receiver(told, check));
    ex::start(op);
    std::latch together(count);
    std::thread threads[count];
    for (int child = 0; child != count; ++child)
      threads[child] = std::thread([&, child] {
        together.arrive_and_wait();
        done[child] = round + 1;
        children[child].complete(ex::set_value, child + 1);
      });
    for (std::thread& thread : threads)
      thread.join();
    assert(told.value());
  }
  return 0;
}
