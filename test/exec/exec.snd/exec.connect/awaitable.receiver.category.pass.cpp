// [exec.connect]/5
//
// The operation of an awaitable keeps a receiver of its own: copied from an lvalue, which stays as it is, and moved
// from an rvalue. By whichever channel it completes, it is this one that is told, as an rvalue.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <coroutine>
#include <memory>
#include <utility>

// Has something to tell only if it is the original or made from it.
struct told_receiver {
  using receiver_concept = tag::receiver;

  record* told;
  tally* counts;

  told_receiver(record& told, tally& counts) : told(&told), counts(&counts) {}
  told_receiver(const told_receiver& other) noexcept : told(other.told), counts(other.counts) { ++counts->copies; }
  told_receiver(told_receiver&& other) noexcept : told(std::exchange(other.told, nullptr)), counts(other.counts) {}

  void set_value(int) && noexcept { told->complete(channel::value); }
  void set_error(auto&&) && noexcept { told->complete(channel::error); }
  void set_stopped() && noexcept { told->complete(channel::stopped); }
};

struct move_only_receiver {
  using receiver_concept = tag::receiver;

  std::unique_ptr<record*> told;

  void set_value(int) && noexcept { (*told)->complete(channel::value); }
  void set_error(auto&&) && noexcept { (*told)->complete(channel::error); }
  void set_stopped() && noexcept { (*told)->complete(channel::stopped); }
};

struct stops {
  bool await_ready() const noexcept { return false; }

  template<class Promise>
  std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> h) const noexcept {
    return h.promise().unhandled_stopped();
  }

  int await_resume() const noexcept { return 7; }
};

template<class Awaitable>
void test(Awaitable awaitable, bool (record::*how)() const noexcept) {
  { // an lvalue
    record told;
    tally counts;
    told_receiver rcvr(told, counts);
    auto op = ex::connect(awaitable, rcvr);
    assert(counts.copies != 0);
    assert(rcvr.told == &told);
    rcvr.told = nullptr;
    ex::start(op);
    assert((told.*how)());
  }
  { // a const lvalue
    record told;
    tally counts;
    const told_receiver rcvr(told, counts);
    auto op = ex::connect(awaitable, rcvr);
    ex::start(op);
    assert((told.*how)());
  }
  { // an rvalue
    record told;
    tally counts;
    told_receiver rcvr(told, counts);
    auto op = ex::connect(awaitable, std::move(rcvr));
    assert(counts.copies == 0);
    assert(rcvr.told == nullptr);
    ex::start(op);
    assert((told.*how)());
    assert(counts.copies == 0);
  }
  {
    record told;
    auto op = ex::connect(awaitable, move_only_receiver{std::make_unique<record*>(&told)});
    ex::start(op);
    assert((told.*how)());
  }
}

int main(int, char**) {
  test(ready{[] { return 7; }}, &record::value);
  test(ready{[]() -> int { throw 7; }}, &record::error);
  test(stops(), &record::stopped);
  return 0;
}
