// [exec.par.scheduler]/10.1.1
//
// The backend gets a proxy that calls the function of bulk_chunked with the two ends and lvalues of the values, and
// that completes the receiver.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

#include <latch>
#include <thread>

int main(int, char**) {
  assert(test_completions<chunked>());
  { // the ends are those of the backend, as indices; the values are lvalues, and the same ones for all
    const auto backend = std::make_shared<manual_backend>();
    record told;
    short begun = -1, ended = -1;
    auto sndr = chunked::adapt(ex::schedule(scheduler_of(backend)) | ex::then([] { return move_only(100); }), ex::par,
      static_cast<short>(10), [&]<class Value>(auto begin, auto end, Value&& value) noexcept {
        static_assert(std::same_as<decltype(begin), short>);
        static_assert(std::same_as<decltype(end), short>);
        static_assert(std::same_as<Value&&, move_only&>);
        begun = begin;
        ended = end;
        ++value.value;
      });
    auto op = ex::connect(std::move(sndr), value_receiver(told, []<class Value>(Value&& value) {
      static_assert(std::same_as<Value&&, move_only&&>);
      assert(value.value == 102);
    }));
    const request bulk = start_bulk<chunked>(*backend, op);
    assert(begun == -1);
    bulk.items->execute(0, 3);
    assert(begun == 0 && ended == 3);
    bulk.items->execute(9, 10);
    assert(begun == 9 && ended == 10);
    assert(told.pending());
    bulk.proxy->set_value();
    assert(told.value());
  }
  { // two threads at a time
    const auto backend = std::make_shared<manual_backend>();
    record told;
    std::latch both(2);
    int seen[2] = {};
    auto op = ex::connect(chunked::adapt(ex::schedule(scheduler_of(backend)), ex::par, 2,
                            [&](int begin, int end) noexcept {
                              both.arrive_and_wait();
                              seen[begin] = end;
                            }),
      any_receiver(told));
    const request bulk = start_bulk<chunked>(*backend, op);
    std::thread other([&] { bulk.items->execute(0, 1); });
    bulk.items->execute(1, 2);
    other.join();
    bulk.proxy->set_value();
    assert(told.value());
    assert(seen[0] == 1 && seen[1] == 2);
  }
  return 0;
}
