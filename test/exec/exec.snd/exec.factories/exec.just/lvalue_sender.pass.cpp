// [exec.just]/2
//
// Connecting a sender that is an lvalue copies its datums: it can be connected any number of times.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <string>
#include <utility>

constexpr auto takes_text = [](std::string&& s) noexcept {
  std::string taken = std::move(s);
  assert(taken == "a text that is too long for a small string");
};

int main(int, char**) {
  const std::string text = "a text that is too long for a small string";

  { // one operation after the other
    record first, second;
    auto sndr = ex::just(text);
    run(sndr, value_receiver(first, takes_text));
    assert(first.value());
    run(sndr, value_receiver(second, takes_text));
    assert(second.value());
  }
  { // several at the same time
    record first, second;
    auto sndr = ex::just(text);
    auto one = ex::connect(sndr, value_receiver(first, takes_text));
    auto other = ex::connect(sndr, value_receiver(second, takes_text));
    ex::start(other);
    assert(second.value());
    assert(first.pending());
    ex::start(one);
    assert(first.value());
  }
  { // a copy of the sender does the same
    record first, second;
    auto sndr = ex::just(text);
    auto copy = sndr;
    run(std::move(sndr), value_receiver(first, takes_text));
    assert(first.value());
    run(copy, value_receiver(second, takes_text));
    assert(second.value());
  }
  { // errors and cancellation
    record first, second, third, fourth;
    auto error = ex::just_error(text);
    run(error, error_receiver(first, takes_text));
    assert(first.error());
    run(error, error_receiver(second, takes_text));
    assert(second.error());
    auto stopped = ex::just_stopped();
    run(stopped, any_receiver(third));
    assert(third.stopped());
    run(stopped, any_receiver(fourth));
    assert(fourth.stopped());
  }
  { // a datum is copied once for each operation
    record first, second;
    tally counts;
    auto sndr = ex::just(counted(counts));
    counts = tally();
    auto one = ex::connect(sndr, any_receiver(first));
    assert(counts.copies == 1);
    auto other = ex::connect(sndr, any_receiver(second));
    assert(counts.copies == 2);
  }
  return 0;
}
