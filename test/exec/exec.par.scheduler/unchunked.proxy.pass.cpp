// [exec.par.scheduler]/11.1.1
//
// The backend gets a proxy that calls the function of bulk_unchunked with the index and lvalues of the values, and that
// completes the receiver.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

#include <latch>
#include <thread>

int main(int, char**) {
  assert(test_completions<unchunked>());
  { // the index is the backend's; the values are lvalues, and the same ones for all
    const auto backend = std::make_shared<manual_backend>();
    record told;
    short seen = -1;
    int calls = 0;
    auto sndr = unchunked::adapt(ex::schedule(scheduler_of(backend)) | ex::then([] { return move_only(100); }), ex::par,
      static_cast<short>(10), [&]<class Value>(auto index, Value&& value) noexcept {
        static_assert(std::same_as<decltype(index), short>);
        static_assert(std::same_as<Value&&, move_only&>);
        seen = index;
        ++calls;
        ++value.value;
      });
    auto op = ex::connect(std::move(sndr), value_receiver(told, []<class Value>(Value&& value) {
      static_assert(std::same_as<Value&&, move_only&&>);
      assert(value.value == 102);
    }));
    const request bulk = start_bulk<unchunked>(*backend, op);
    assert(calls == 0);
    bulk.items->execute(3, 4);
    assert(seen == 3 && calls == 1);
    bulk.items->execute(9, 10);
    assert(seen == 9 && calls == 2);
    assert(told.pending());
    bulk.proxy->set_value();
    assert(told.value());
  }
  { // two threads at a time
    const auto backend = std::make_shared<manual_backend>();
    record told;
    std::latch both(2);
    bool seen[2] = {};
    auto op = ex::connect(unchunked::adapt(ex::schedule(scheduler_of(backend)), ex::par, 2,
                            [&](int index) noexcept {
                              both.arrive_and_wait();
                              seen[index] = true;
                            }),
      any_receiver(told));
    const request bulk = start_bulk<unchunked>(*backend, op);
    std::thread other([&] { bulk.items->execute(0, 1); });
    bulk.items->execute(1, 2);
    other.join();
    bulk.proxy->set_value();
    assert(told.value());
    assert(seen[0] && seen[1]);
  }
  return 0;
}
