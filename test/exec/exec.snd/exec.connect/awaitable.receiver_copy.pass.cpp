// [exec.connect]/5
//
// The operation of an awaitable keeps a decayed copy of the receiver, moved from an rvalue, copied once from an lvalue;
// that copy is completed, as an rvalue.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <exception>
#include <utility>

struct counting_receiver {
  using receiver_concept = tag::receiver;

  record* told;
  counted copies;

  void set_value(int) && noexcept { told->complete(channel::value); }
  void set_error(std::exception_ptr) && noexcept { told->complete(channel::error); }
  void set_stopped() && noexcept { told->complete(channel::stopped); }
};

struct move_only_receiver {
  using receiver_concept = tag::receiver;

  record* told;
  move_only number;

  void set_value(int i) && noexcept {
    assert(i == 7 && number.value == 8);
    told->complete(channel::value);
  }
  void set_error(std::exception_ptr) && noexcept { told->complete(channel::error); }
  void set_stopped() && noexcept { told->complete(channel::stopped); }
};

int main(int, char**) {
  const auto awaitable = [](gate& where) { return where.wait([] { return 7; }); };
  { // copied
    gate where;
    tally counts;
    record told;
    counting_receiver rcvr{&told, counted(counts)};
    counts = {};
    auto op = ex::connect(awaitable(where), rcvr);
    assert(counts.copies == 1);
    ex::start(op);
    where.resume();
    assert(told.value() && counts.copies == 1);
  }
  { // copied from a constant
    gate where;
    tally counts;
    record told;
    const counting_receiver rcvr{&told, counted(counts)};
    counts = {};
    auto op = ex::connect(awaitable(where), rcvr);
    assert(counts.copies == 1);
    ex::start(op);
    where.resume();
    assert(told.value());
  }
  { // moved
    gate where;
    record told;
    auto op = ex::connect(awaitable(where), move_only_receiver{&told, move_only(8)});
    ex::start(op);
    where.resume();
    assert(told.value());
  }
  return 0;
}
