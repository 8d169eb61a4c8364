// seed: P2300R10 L2026
//
// An operation that is not to run after all is simply destroyed; what it owns goes with it, and the receiver is told
// nothing.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <memory>
#include <utility>

template<class MakeSender>
void test(MakeSender make_sender) {
  auto owned = std::make_shared<int>(7);
  record told;
  {
    auto sndr = make_sender(owned);
    [[maybe_unused]] auto op = ex::connect(std::move(sndr), any_receiver(told));
    assert(owned.use_count() > 1);
  }
  assert(owned.use_count() == 1);
  assert(told.pending());
}

int main(int, char**) {
  single_thread_context context;
  auto sch = context.get_scheduler();
  deferred<ex::set_value_t(int)> source;

  test([](auto owned) { return ex::just(owned); });
  test([](auto owned) { return ex::just() | ex::then([owned] {}); });
  test([&](auto owned) { return source.sender() | ex::then([owned](int) {}); });
  test([&](auto owned) { return source.sender() | ex::let_value([owned](int) { return ex::just(); }); });
  test([&](auto owned) { return ex::just(owned) | ex::continues_on(sch); });
  test([&](auto owned) { return ex::starts_on(sch, ex::just(owned)); });
  test([&](auto owned) { return ex::when_all(ex::just(owned), source.sender()); });
  test([&](auto owned) { return ex::schedule(sch) | ex::then([owned] {}); });
  test([&](auto owned) { return ex::stopped_as_optional(ex::just(owned)); });
  assert(!source.started());
  return 0;
}
