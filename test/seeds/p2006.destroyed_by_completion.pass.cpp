// seed: P2006R1 L590
// [exec.async.ops]/8
//
// An operation may be destroyed as soon as its completion has begun: none touches itself after it has told its
// receiver.

#include "adaptors.h"
#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "self_destroying.h"

#include <cassert>
#include <latch>

template<class Adapt>
void test(Adapt adapt, channel how) {
  { // inside start
    record told;
    scripted source(how);
    auto* op = connect_self_destroying(adapt(source.sender()), told, accept_anything(), adaptor_env());
    op->start();
    assert(!told.pending());
  }
  { // later
    record told;
    scripted source;
    auto* op = connect_self_destroying(adapt(source.sender()), told, accept_anything(), adaptor_env());
    op->start();
    source.complete(how);
    assert(!told.pending());
  }
}

// On another thread, while this one is perhaps still inside start.
template<class Sndr>
void test_thread(Sndr sndr) {
  for (int round = 0; round != 50; ++round) {
    record told;
    std::latch done(1);
    connect_self_destroying(sndr, told, [&] { done.count_down(); })->start();
    done.wait();
    assert(told.value());
  }
}

int main(int, char**) {
  for_each_adaptor([](auto adapt) {
    for (channel how : every_channel)
      test(adapt, how);
  });

  thread_pool pool;
  auto sch = pool.scheduler();
  test_thread(ex::schedule(sch));
  test_thread(ex::schedule(sch) | ex::then([] { return 1; }));
  test_thread(ex::just(1) | ex::continues_on(sch));
  test_thread(ex::starts_on(sch, ex::just(1)));
  test_thread(ex::schedule(sch) | ex::let_value([=] { return ex::schedule(sch); }));
  test_thread(ex::when_all(ex::schedule(sch), ex::schedule(sch), ex::just(1)));
  return 0;
}
