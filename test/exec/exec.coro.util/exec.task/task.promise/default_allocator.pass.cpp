// [task.promise]/18
//
// A task whose environment names no allocator takes the memory of its coroutine from the free store, and gives it back.
// Another allocator can be passed only if allocator<byte> can be made from it.
//
// EDITION: cd

#include "allocations.h"
#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <memory>
#include <utility>

// Nothing has to be allocated for the scheduler.
using inline_task = task<int, scheduled_by<ex::inline_scheduler>>;

inline_task coroutine(int i) {
  co_return i;
}

inline_task with_allocator(std::allocator_arg_t, std::allocator<int>, int i) {
  co_return i;
}

// volatile: else the compiler might do without the allocation
inline_task (*volatile call)(int) = coroutine;
inline_task (*volatile call_with)(std::allocator_arg_t, std::allocator<int>, int) = with_allocator;

template<class Make>
void test(Make make) {
  const allocation_ledger ledger;
  {
    auto sndr = make();
    assert(ledger.allocated() != 0);
    assert(ledger.freed() != ledger.allocated());
    record told;
    run(std::move(sndr), value_receiver(told, [](int i) { assert(i == 1); }, inline_env()));
    assert(told.value());
  }
  assert(ledger.freed() == ledger.allocated());
}

int main(int, char**) {
  test([] { return call(1); });
  test([] { return call_with(std::allocator_arg, std::allocator<int>(), 1); });
  return 0;
}
