// seed: P2006R1 L592
//
// What was written before start can be read by the completion, on whatever thread that is, and what was written by the
// functions on the way can be read by whoever has waited for it.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <latch>
#include <utility>

// Plain variables: a thread sanitizer sees a race where there is no happens-before.
template<class Sndr>
void test(Sndr sndr) {
  for (int round = 0; round != 20; ++round) {
    int before = 0, after = 0;
    std::latch done(1);
    record told;
    auto op = ex::connect(sndr, value_receiver(told, [&](auto&&...) noexcept {
      assert(before == 1);
      after = 1;
      done.count_down();
    }));
    before = 1;
    ex::start(op);
    done.wait();
    assert(after == 1);
    assert(told.value());
  }
}

int main(int, char**) {
  thread_pool pool;
  single_thread_context context;
  auto pool_sch = pool.scheduler();
  auto sch = context.get_scheduler();

  test(ex::schedule(sch));
  test(ex::schedule(sch) | ex::continues_on(pool_sch));
  test(ex::just(1) | ex::continues_on(sch));
  test(ex::starts_on(sch, ex::just(1)));
  test(ex::schedule(sch) | ex::let_value([=] { return ex::schedule(pool_sch); }));
  test(ex::when_all(ex::schedule(sch), ex::schedule(pool_sch), ex::schedule(pool_sch)));

  for (int round = 0; round != 20; ++round) { // each function sees what the one before it wrote, and sync_wait all
    int one = 0, two = 0, three = 0;
    auto sndr = ex::schedule(sch) | ex::then([&] { one = 1; }) | ex::continues_on(pool_sch) |
                ex::then([&] { two = one + 1; }) | ex::continues_on(sch) | ex::then([&] { three = two + 1; });
    ext::sync_wait(std::move(sndr));
    assert(one == 1 && two == 2 && three == 3);
  }
  for (int round = 0; round != 20; ++round) { // what comes after when_all sees what all its children wrote
    int one = 0, two = 0;
    auto sum = ex::when_all(
                 ex::schedule(sch) | ex::then([&] { one = 1; }), ex::schedule(pool_sch) | ex::then([&] { two = 2; })) |
               ex::then([&] { return one + two; });
    auto [i] = ext::sync_wait(std::move(sum)).value();
    assert(i == 3);
  }
  return 0;
}
