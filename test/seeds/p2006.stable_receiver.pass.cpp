// seed: P2006R1 L179
//
// The receiver has its place in the operation from the beginning: once connect has returned it is not moved any more,
// neither by start nor from one child operation to the next.

#include "adaptors.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <utility>

struct moved_receiver {
  using receiver_concept = tag::receiver;

  record* told;
  int* moves;

  moved_receiver(record& told, int& moves) : told(&told), moves(&moves) {}
  moved_receiver(moved_receiver&& other) noexcept : told(other.told), moves(other.moves) { ++*moves; }

  void set_value(auto&&...) && noexcept { told->complete(channel::value); }
  void set_error(auto&&) && noexcept { told->complete(channel::error); }
  void set_stopped() && noexcept { told->complete(channel::stopped); }

  auto get_env() const noexcept { return adaptor_env(); }
};

template<class Adapt>
void test(Adapt adapt, channel how) {
  record told;
  int moves = 0;
  scripted source;
  auto op = ex::connect(adapt(source.sender()), moved_receiver(told, moves));
  moves = 0;
  ex::start(op);
  source.complete(how);
  assert(!told.pending());
  // The sender of the test keeps its receiver where it was, too; but it is the receiver of the child that it has.
  assert(moves == 0);
}

int main(int, char**) {
  for_each_adaptor([](auto adapt) {
    for (channel how : every_channel)
      test(adapt, how);
  });

  { // through a run_loop
    ex::run_loop loop;
    record told;
    int moves = 0;
    auto sch = loop.get_scheduler();
    auto op = ex::connect(ex::schedule(sch) | ex::let_value([&] { return ex::schedule(sch) | ex::continues_on(sch); }),
      moved_receiver(told, moves));
    moves = 0;
    ex::start(op);
    loop.finish();
    loop.run();
    assert(told.value());
    assert(moves == 0);
  }
  return 0;
}
